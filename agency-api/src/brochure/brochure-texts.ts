import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';

type Permit = NonNullable<PropertyDetail['permits']['permits']>;

/** What a brochure says in one language, besides what the feed says. */
export interface BrochureTexts {
  labels: Readonly<Record<FactName, string>>;
  titles: Readonly<
    Record<'about' | 'building' | 'costs' | 'energy' | 'permits' | 'risks' | 'rooms' | 'surfaces', string>
  >;
  permits: Readonly<Record<Permit, string>>;
  yes: string;
  groundFloor: string;
  priceOnRequest: string;
  priceHidden: string;
  from(price: string): string;
  perMonth(price: string): string;
  charges(amount: string): string;
  /** `rent` is empty where it is not known. */
  bouquet(price: string, rent: string): string;
  vat: Readonly<Record<'excluded' | 'included', string>>;
  box: string;
  addressOnRequest: string;
  picture: string;
  plan: string;
  contact: string;
  scan: string;
  perSquareMetre: { energy: string; co2: string };
  foot(day: string): string;
  /** Beginning of the file's name. */
  file: string;
}

/** Facts of a brochure. */
export type FactName =
  | 'type'
  | 'reference'
  | 'availability'
  | 'bedrooms'
  | 'bathrooms'
  | 'showerRooms'
  | 'toilets'
  | 'garages'
  | 'parkings'
  | 'living'
  | 'usable'
  | 'total'
  | 'ground'
  | 'garden'
  | 'terrace'
  | 'constructionYear'
  | 'renovationYear'
  | 'floor'
  | 'facades'
  | 'widthFront'
  | 'heating'
  | 'kitchen'
  | 'windowGlazing'
  | 'orientationGarden'
  | 'energyLabel'
  | 'performance'
  | 'performanceEpc'
  | 'co2'
  | 'eLevel'
  | 'certificate'
  | 'certificateEpc'
  | 'validUntil'
  | 'cadastralIncome'
  | 'chargesOwner'
  | 'chargesRenter'
  | 'deposit'
  | 'floodZone'
  | 'pScore'
  | 'gScore'
  | 'soil'
  | 'electricity'
  | 'gas'
  | 'asbestos'
  | 'planningInformation'
  | 'permits'
  | 'allotmentPermit'
  | 'preemptiveRights'
  | 'summons'
  | 'judicialDecision';

export const BROCHURE_TEXTS: Readonly<Record<Language, BrochureTexts>> = {
  nl: {
    labels: {
      type: 'Type pand',
      reference: 'Referentie',
      availability: 'Beschikbaarheid',
      bedrooms: 'Slaapkamers',
      bathrooms: 'Badkamers',
      showerRooms: 'Douchekamers',
      toilets: 'Toiletten',
      garages: 'Garages',
      parkings: 'Parkeerplaatsen',
      living: 'Bewoonbare oppervlakte',
      usable: 'Nuttige oppervlakte',
      total: 'Totale oppervlakte',
      ground: 'Perceeloppervlakte',
      garden: 'Tuin',
      terrace: 'Terras',
      constructionYear: 'Bouwjaar',
      renovationYear: 'Renovatiejaar',
      floor: 'Verdieping',
      facades: 'Gevels',
      widthFront: 'Gevelbreedte',
      heating: 'Verwarming',
      kitchen: 'Keuken',
      windowGlazing: 'Beglazing',
      orientationGarden: 'Oriëntatie van de tuin',
      energyLabel: 'Energielabel (EPC)',
      performance: 'Primair energieverbruik (EPB)',
      performanceEpc: 'EPC-kengetal',
      co2: 'CO₂-uitstoot',
      eLevel: 'E-peil',
      certificate: 'Nummer EPB-certificaat',
      certificateEpc: 'Unieke code (UC)',
      validUntil: 'Certificaat geldig tot',
      cadastralIncome: 'Kadastraal inkomen (KI)',
      chargesOwner: 'Lasten voor de eigenaar',
      chargesRenter: 'Gemeenschappelijke kosten / provisie',
      deposit: 'Huurwaarborg',
      floodZone: 'Overstromingsgevaar',
      pScore: 'P-score (perceel)',
      gScore: 'G-score (gebouw)',
      soil: 'Bodemattest',
      electricity: 'Elektrische keuring',
      gas: 'Gaskeuring',
      asbestos: 'Asbestattest',
      planningInformation: 'Stedenbouwkundige inlichtingen',
      permits: 'Omgevingsvergunning',
      allotmentPermit: 'Verkavelingsvergunning',
      preemptiveRights: 'Voorkooprecht',
      summons: 'Dagvaarding',
      judicialDecision: 'Rechterlijke of bestuurlijke maatregel',
    },
    titles: {
      about: 'Het pand',
      rooms: 'Kamers',
      surfaces: 'Oppervlaktes',
      building: 'Gebouw',
      energy: 'Energie',
      costs: 'Wat het kost',
      risks: 'Risico’s en attesten',
      permits: 'Stedenbouw en recht',
    },
    permits: { none: 'Geen', no: 'Nee', yes: 'Ja', pending: 'In aanvraag' },
    yes: 'Ja',
    groundFloor: 'Gelijkvloers',
    priceOnRequest: 'Prijs op aanvraag',
    priceHidden: 'Prijs niet meegedeeld',
    from: (price) => `Vanaf ${price}`,
    perMonth: (price) => `${price} / maand`,
    charges: (amount) => `+ ${amount} kosten`,
    bouquet: (price, rent) => `Bouquet ${price}${rent && ` + ${rent} / maand`}`,
    vat: { excluded: 'excl. btw', included: 'incl. btw' },
    box: 'bus',
    addressOnRequest: 'adres op aanvraag',
    picture: 'Foto',
    plan: 'Grondplan',
    contact: 'Uw contactpersoon',
    scan: 'Scan voor alle foto’s en de actuele stand',
    perSquareMetre: { energy: 'kWh/m².jaar', co2: 'kg/m².jaar' },
    foot: (day) => `Stand op ${day}. Deze brochure is louter informatief.`,
    file: 'brochure',
  },
  fr: {
    labels: {
      type: 'Type de bien',
      reference: 'Référence',
      availability: 'Disponibilité',
      bedrooms: 'Chambres',
      bathrooms: 'Salles de bain',
      showerRooms: 'Salles de douche',
      toilets: 'WC',
      garages: 'Garages',
      parkings: 'Emplacements de parking',
      living: 'Surface habitable',
      usable: 'Surface utile',
      total: 'Surface totale',
      ground: 'Superficie du terrain',
      garden: 'Jardin',
      terrace: 'Terrasse',
      constructionYear: 'Année de construction',
      renovationYear: 'Année de rénovation',
      floor: 'Étage',
      facades: 'Façades',
      widthFront: 'Largeur de façade',
      heating: 'Chauffage',
      kitchen: 'Cuisine',
      windowGlazing: 'Vitrage',
      orientationGarden: 'Orientation du jardin',
      energyLabel: 'Classe énergétique (PEB)',
      performance: 'Consommation spécifique d’énergie primaire',
      performanceEpc: 'Consommation caractéristique (EPC)',
      co2: 'Émissions de CO₂',
      eLevel: 'Niveau E',
      certificate: 'N° de certificat PEB',
      certificateEpc: 'N° de certificat EPC',
      validUntil: 'Certificat valable jusqu’au',
      cadastralIncome: 'Revenu cadastral (RC)',
      chargesOwner: 'Charges du propriétaire',
      chargesRenter: 'Charges communes / provision',
      deposit: 'Garantie locative',
      floodZone: 'Aléa d’inondation',
      pScore: 'Score P (parcelle)',
      gScore: 'Score G (bâtiment)',
      soil: 'Attestation du sol',
      electricity: 'Contrôle électrique',
      gas: 'Contrôle gaz',
      asbestos: 'Attestation amiante',
      planningInformation: 'Renseignements urbanistiques',
      permits: 'Permis d’urbanisme',
      allotmentPermit: 'Permis d’urbanisation',
      preemptiveRights: 'Droit de préemption',
      summons: 'Citation',
      judicialDecision: 'Mesure judiciaire ou administrative',
    },
    titles: {
      about: 'Le bien',
      rooms: 'Pièces',
      surfaces: 'Surfaces',
      building: 'Construction',
      energy: 'Énergie',
      costs: 'Ce que cela coûte',
      risks: 'Risques et attestations',
      permits: 'Urbanisme et droit',
    },
    permits: { none: 'Néant', no: 'Non', yes: 'Oui', pending: 'En cours' },
    yes: 'Oui',
    groundFloor: 'Rez-de-chaussée',
    priceOnRequest: 'Prix sur demande',
    priceHidden: 'Prix non communiqué',
    from: (price) => `À partir de ${price}`,
    perMonth: (price) => `${price} / mois`,
    charges: (amount) => `+ ${amount} de charges`,
    bouquet: (price, rent) => `Bouquet ${price}${rent && ` + ${rent} / mois`}`,
    vat: { excluded: 'HTVA', included: 'TVAC' },
    box: 'bte',
    addressOnRequest: 'adresse sur demande',
    picture: 'Photo',
    plan: 'Plan',
    contact: 'Votre contact',
    scan: 'Scannez pour voir toutes les photos et la situation actuelle',
    perSquareMetre: { energy: 'kWh/m².an', co2: 'kg/m².an' },
    foot: (day) => `Situation au ${day}. Cette brochure est donnée à titre d’information.`,
    file: 'brochure',
  },
  en: {
    labels: {
      type: 'Property type',
      reference: 'Reference',
      availability: 'Availability',
      bedrooms: 'Bedrooms',
      bathrooms: 'Bathrooms',
      showerRooms: 'Shower rooms',
      toilets: 'Toilets',
      garages: 'Garages',
      parkings: 'Parking spaces',
      living: 'Living area',
      usable: 'Usable area',
      total: 'Total area',
      ground: 'Plot area',
      garden: 'Garden',
      terrace: 'Terrace',
      constructionYear: 'Year built',
      renovationYear: 'Renovated',
      floor: 'Floor',
      facades: 'Number of façades',
      widthFront: 'Front width',
      heating: 'Heating',
      kitchen: 'Kitchen',
      windowGlazing: 'Glazing',
      orientationGarden: 'Garden orientation',
      energyLabel: 'Energy label (EPC/PEB)',
      performance: 'Primary energy score (PEB)',
      performanceEpc: 'Primary energy score',
      co2: 'CO₂ emissions',
      eLevel: 'E-level',
      certificate: 'PEB certificate number',
      certificateEpc: 'Certificate number',
      validUntil: 'Certificate valid until',
      cadastralIncome: 'Cadastral income',
      chargesOwner: 'Charges for the owner',
      chargesRenter: 'Common charges',
      deposit: 'Rental guarantee',
      floodZone: 'Flood hazard',
      pScore: 'P-score (parcel)',
      gScore: 'G-score (building)',
      soil: 'Soil certificate',
      electricity: 'Electrical inspection',
      gas: 'Gas inspection',
      asbestos: 'Asbestos certificate',
      planningInformation: 'Planning information',
      permits: 'Planning permission',
      allotmentPermit: 'Subdivision permit',
      preemptiveRights: 'Right of pre-emption',
      summons: 'Summons',
      judicialDecision: 'Judicial or administrative measure',
    },
    titles: {
      about: 'The property',
      rooms: 'Rooms',
      surfaces: 'Areas',
      building: 'Building',
      energy: 'Energy',
      costs: 'What it costs',
      risks: 'Risks and certificates',
      permits: 'Planning and legal',
    },
    permits: { none: 'None', no: 'No', yes: 'Yes', pending: 'Pending' },
    yes: 'Yes',
    groundFloor: 'Ground floor',
    priceOnRequest: 'Price on request',
    priceHidden: 'Price not disclosed',
    from: (price) => `From ${price}`,
    perMonth: (price) => `${price} / month`,
    charges: (amount) => `+ ${amount} charges`,
    bouquet: (price, rent) => `Bouquet ${price}${rent && ` + ${rent} / month`}`,
    vat: { excluded: 'excl. VAT', included: 'incl. VAT' },
    box: 'box',
    addressOnRequest: 'address on request',
    picture: 'Photo',
    plan: 'Floor plan',
    contact: 'Your contact',
    scan: 'Scan for all photos and the current state',
    perSquareMetre: { energy: 'kWh/m².year', co2: 'kg/m².year' },
    foot: (day) => `As of ${day}. This brochure is for information only.`,
    file: 'brochure',
  },
  de: {
    labels: {
      type: 'Immobilientyp',
      reference: 'Referenz',
      availability: 'Verfügbarkeit',
      bedrooms: 'Schlafzimmer',
      bathrooms: 'Badezimmer',
      showerRooms: 'Duschbäder',
      toilets: 'WC',
      garages: 'Garagen',
      parkings: 'Stellplätze',
      living: 'Wohnfläche',
      usable: 'Nutzfläche',
      total: 'Gesamtfläche',
      ground: 'Grundstücksfläche',
      garden: 'Garten',
      terrace: 'Terrasse',
      constructionYear: 'Baujahr',
      renovationYear: 'Renovierungsjahr',
      floor: 'Stockwerk',
      facades: 'Fassaden',
      widthFront: 'Fassadenbreite',
      heating: 'Heizung',
      kitchen: 'Küche',
      windowGlazing: 'Verglasung',
      orientationGarden: 'Ausrichtung des Gartens',
      energyLabel: 'Energieklasse (Energieausweis)',
      performance: 'Spezifischer Primärenergieverbrauch',
      performanceEpc: 'Spezifischer Primärenergieverbrauch',
      co2: 'CO₂-Ausstoß',
      eLevel: 'E-Niveau',
      certificate: 'Nummer des Energieausweises',
      certificateEpc: 'Nummer des Energieausweises',
      validUntil: 'Energieausweis gültig bis',
      cadastralIncome: 'Katastereinkommen',
      chargesOwner: 'Kosten des Eigentümers',
      chargesRenter: 'Nebenkosten / Pauschale',
      deposit: 'Mietgarantie',
      floodZone: 'Überschwemmungsrisiko',
      pScore: 'P-Score (Parzelle)',
      gScore: 'G-Score (Gebäude)',
      soil: 'Bodenbescheinigung',
      electricity: 'Prüfung der Elektroanlage',
      gas: 'Prüfung der Gasanlage',
      asbestos: 'Asbestbescheinigung',
      planningInformation: 'Städtebauliche Auskünfte',
      permits: 'Städtebaugenehmigung',
      allotmentPermit: 'Parzellierungsgenehmigung',
      preemptiveRights: 'Vorkaufsrecht',
      summons: 'Vorladung',
      judicialDecision: 'Gerichtliche oder administrative Maßnahme',
    },
    titles: {
      about: 'Die Immobilie',
      rooms: 'Räume',
      surfaces: 'Flächen',
      building: 'Gebäude',
      energy: 'Energie',
      costs: 'Was es kostet',
      risks: 'Risiken und Bescheinigungen',
      permits: 'Städtebau und Recht',
    },
    permits: { none: 'Keine', no: 'Nein', yes: 'Ja', pending: 'In Bearbeitung' },
    yes: 'Ja',
    groundFloor: 'Erdgeschoss',
    priceOnRequest: 'Preis auf Anfrage',
    priceHidden: 'Preis nicht angegeben',
    from: (price) => `Ab ${price}`,
    perMonth: (price) => `${price} / Monat`,
    charges: (amount) => `+ ${amount} Nebenkosten`,
    bouquet: (price, rent) => `Bouquet ${price}${rent && ` + ${rent} / Monat`}`,
    vat: { excluded: 'zzgl. MwSt.', included: 'inkl. MwSt.' },
    box: 'Bfk.',
    addressOnRequest: 'Adresse auf Anfrage',
    picture: 'Foto',
    plan: 'Grundriss',
    contact: 'Ihr Kontakt',
    scan: 'Scannen Sie den Code für alle Fotos und den aktuellen Stand',
    perSquareMetre: { energy: 'kWh/m².Jahr', co2: 'kg/m².Jahr' },
    foot: (day) => `Stand: ${day}. Diese Broschüre dient nur der Information.`,
    file: 'broschuere',
  },
};
