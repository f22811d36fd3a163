import { inFour } from '../feed/texts.ts';

/** Texts of the documents besides their titles. */
export const DOCUMENT_TEXTS = {
  reference: inFour('Référence', 'Referentie', 'Reference', 'Referenz'),
  town: inFour('Commune', 'Gemeente', 'Town', 'Ort'),
  constructionYear: inFour('Année de construction', 'Bouwjaar', 'Year of construction', 'Baujahr'),
  living: inFour('Surface habitable', 'Bewoonbare oppervlakte', 'Living area', 'Wohnfläche'),
  ground: inFour('Surface du terrain', 'Perceeloppervlakte', 'Plot area', 'Grundstücksfläche'),
  bedrooms: inFour('Chambres', 'Slaapkamers', 'Bedrooms', 'Schlafzimmer'),
  performance: inFour(
    'Consommation spécifique',
    'Specifiek verbruik',
    'Specific consumption',
    'Spezifischer Verbrauch',
  ),
  label: inFour('Classe énergétique', 'Energielabel', 'Energy class', 'Energieklasse'),
  certificate: inFour('Numéro du certificat', 'Certificaatnummer', 'Certificate number', 'Ausweisnummer'),
  invented: inFour(
    "Document d'exemple : l'agence, le bien et ces données sont inventés.",
    'Voorbeelddocument: het kantoor, het pand en deze gegevens zijn verzonnen.',
    'Sample document: the agency, the property and these data are invented.',
    'Musterdokument: Die Agentur, die Immobilie und diese Angaben sind erfunden.',
  ),
};
