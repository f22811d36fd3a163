import { inFour, type Texts } from '../texts.ts';

/** Content of a picture, for its caption and alternative text. */
export const CAPTIONS = {
  facade: inFour('Façade', 'Voorgevel', 'Front', 'Vorderansicht'),
  rendering: inFour('Image de synthèse', 'Sfeerbeeld', "Artist's impression", 'Visualisierung'),
  foundations: inFour(
    'Chantier, fondations et dalle',
    'Werf, funderingen en vloerplaat',
    'Building site, foundations and slab',
    'Baustelle, Fundament und Bodenplatte',
  ),
  structure: inFour(
    'Chantier, gros œuvre',
    'Werf, ruwbouw',
    'Building site, structural work',
    'Baustelle, Rohbau',
  ),
  shell: inFour(
    'Chantier, gros œuvre presque achevé',
    'Werf, ruwbouw bijna klaar',
    'Building site, structure almost complete',
    'Baustelle, Rohbau fast fertig',
  ),
  site: inFour('Chantier', 'Werf', 'Building site', 'Baustelle'),
  living: inFour('Séjour', 'Woonkamer', 'Living room', 'Wohnzimmer'),
  dining: inFour('Salle à manger', 'Eetkamer', 'Dining room', 'Esszimmer'),
  kitchen: inFour('Cuisine', 'Keuken', 'Kitchen', 'Küche'),
  kitchenette: inFour('Coin cuisine', 'Kitchenette', 'Kitchenette', 'Teeküche'),
  bedroom: inFour('Chambre', 'Slaapkamer', 'Bedroom', 'Schlafzimmer'),
  mainBedroom: inFour('Chambre principale', 'Hoofdslaapkamer', 'Main bedroom', 'Hauptschlafzimmer'),
  bathroom: inFour('Salle de bain', 'Badkamer', 'Bathroom', 'Badezimmer'),
  showerRoom: inFour('Salle de douche', 'Douchekamer', 'Shower room', 'Duschbad'),
  washroom: inFour('Sanitaires', 'Sanitair', 'Washroom', 'Sanitärräume'),
  hall: inFour("Hall d'entrée", 'Inkomhal', 'Entrance hall', 'Eingangshalle'),
  garden: inFour('Jardin', 'Tuin', 'Garden', 'Garten'),
  terrace: inFour('Terrasse', 'Terras', 'Terrace', 'Terrasse'),
  floorplan: inFour('Plan', 'Grondplan', 'Floor plan', 'Grundriss'),
  plot: inFour('Vue de la parcelle', 'Zicht op het perceel', 'The plot', 'Blick auf das Grundstück'),
  street: inFour(
    'Vue depuis la rue',
    'Zicht vanaf de straat',
    'Seen from the street',
    'Blick von der Straße',
  ),
  surroundings: inFour('Environs', 'Omgeving', 'Surroundings', 'Umgebung'),
  access: inFour('Accès', 'Toegang', 'Access', 'Zufahrt'),
} satisfies Record<string, Texts>;

export type CaptionKey = keyof typeof CAPTIONS;
