import { inFour, type Texts } from '../texts.ts';
import type { Compass, Frames, Glazing, Heating, Kitchen, Roof } from '../facts/equipment.ts';
import type { Condition } from '../facts/building.ts';

export const HEATING_WORDS: Record<Heating, Texts> = {
  'gas-condensing': inFour('Chaudière à condensation au gaz', 'Condensatieketel op gas', 'Condensing gas boiler', 'Gas-Brennwertheizung'),
  gas: inFour('Chauffage central au gaz', 'Centrale verwarming op gas', 'Gas central heating', 'Gaszentralheizung'),
  oil: inFour('Chauffage central au mazout', 'Centrale verwarming op stookolie', 'Oil-fired central heating', 'Ölzentralheizung'),
  'heat-pump': inFour('Pompe à chaleur', 'Warmtepomp', 'Heat pump', 'Wärmepumpe'),
  electric: inFour('Chauffage électrique', 'Elektrische verwarming', 'Electric heating', 'Elektroheizung'),
  pellets: inFour('Chaudière à pellets', 'Pelletketel', 'Pellet boiler', 'Pelletheizung'),
  collective: inFour('Chauffage collectif', 'Collectieve verwarming', 'Shared heating', 'Gemeinschaftsheizung'),
}; // prettier-ignore

export const KITCHEN_WORDS: Record<Kitchen, Texts> = {
  'super-equipped': inFour('Hyper équipée', 'Volledig ingericht', 'Fully equipped', 'Voll ausgestattet'),
  equipped: inFour('Équipée', 'Ingericht', 'Fitted', 'Einbauküche'),
  'semi-equipped': inFour(
    'Semi-équipée',
    'Gedeeltelijk ingericht',
    'Partly fitted',
    'Teilweise ausgestattet',
  ),
  simple: inFour('Simple', 'Eenvoudig', 'Basic', 'Einfach'),
  none: inFour('À installer', 'Te installeren', 'To be installed', 'keine'),
};

export const ROOF_WORDS: Record<Roof, Texts> = {
  tiles: inFour('Tuiles', 'Dakpannen', 'Tiles', 'Ziegel'),
  slates: inFour('Ardoises', 'Leien', 'Slates', 'Schiefer'),
  zinc: inFour('Zinc', 'Zink', 'Zinc', 'Zink'),
  flat: inFour('Toiture plate (EPDM)', 'Plat dak (EPDM)', 'Flat roof (EPDM)', 'Flachdach (EPDM)'),
};

export const FRAME_WORDS: Record<Frames, Texts> = {
  pvc: inFour('PVC', 'Pvc', 'PVC', 'PVC'),
  wood: inFour('Bois', 'Hout', 'Wood', 'Holz'),
  aluminium: inFour('Aluminium', 'Aluminium', 'Aluminium', 'Aluminium'),
};

export const GLAZING_WORDS: Record<Glazing, Texts> = {
  triple: inFour('Triple vitrage', 'Driedubbel glas', 'Triple glazing', 'Dreifachverglasung'),
  'high-yield': inFour('Double vitrage à haut rendement', 'Hoogrendementsglas', 'High-performance double glazing', 'Wärmeschutzverglasung'),
  double: inFour('Double vitrage', 'Dubbel glas', 'Double glazing', 'Doppelverglasung'),
  single: inFour('Simple vitrage', 'Enkel glas', 'Single glazing', 'Einfachverglasung'),
}; // prettier-ignore

export const CONDITION_WORDS: Record<Condition, Texts> = {
  new: inFour('Neuf', 'Nieuw', 'New', 'Neu'),
  excellent: inFour('Excellent', 'Uitstekend', 'Excellent', 'Ausgezeichnet'),
  good: inFour('Bon', 'Goed', 'Good', 'Gut'),
  'to-refresh': inFour('À rafraîchir', 'Op te frissen', 'In need of a refresh', 'Auffrischungsbedürftig'),
  'to-renovate': inFour('À rénover', 'Te renoveren', 'To renovate', 'Renovierungsbedürftig'),
};

export const COMPASS_WORDS: Record<Compass, Texts> = {
  north: inFour('Nord', 'Noord', 'North', 'Nord'),
  'north-east': inFour('Nord-est', 'Noordoost', 'North-east', 'Nordost'),
  east: inFour('Est', 'Oost', 'East', 'Ost'),
  'south-east': inFour('Sud-est', 'Zuidoost', 'South-east', 'Südost'),
  south: inFour('Sud', 'Zuid', 'South', 'Süd'),
  'south-west': inFour('Sud-ouest', 'Zuidwest', 'South-west', 'Südwest'),
  west: inFour('Ouest', 'West', 'West', 'West'),
  'north-west': inFour('Nord-ouest', 'Noordwest', 'North-west', 'Nordwest'),
};
