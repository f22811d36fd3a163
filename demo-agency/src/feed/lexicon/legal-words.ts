import { inFour, type Texts } from '../texts.ts';
import type { DemoRegion } from '../facts/region.ts';
import type { Compliance, FloodHazard } from '../facts/risk.ts';

export const FLOOD_WORDS: Record<FloodHazard, Texts> = {
  none: inFour('Aléa nul', 'Geen overstromingsgevaar', 'No flood hazard', 'Kein Überschwemmungsrisiko'),
  'very-low': inFour('Aléa très faible', 'Zeer klein overstromingsgevaar', 'Very low flood hazard', 'Sehr geringes Überschwemmungsrisiko'),
  low: inFour('Aléa faible', 'Klein overstromingsgevaar', 'Low flood hazard', 'Geringes Überschwemmungsrisiko'),
  medium: inFour('Aléa moyen', 'Middelgroot overstromingsgevaar', 'Medium flood hazard', 'Mittleres Überschwemmungsrisiko'),
}; // prettier-ignore

export const COMPLIANCE_WORDS: Record<Compliance, Texts> = {
  compliant: inFour('Conforme', 'Conform', 'Compliant', 'Konform'),
  'not-compliant': inFour('Non conforme', 'Niet conform', 'Not compliant', 'Nicht konform'),
  pending: inFour('Contrôle demandé', 'Keuring aangevraagd', 'Inspection requested', 'Prüfung beantragt'),
};

/** Flemish asbestos certificate. */
export const ASBESTOS_WORDS: Record<'safe' | 'not-safe', Texts> = {
  safe: inFour('Sûr au regard de l’amiante', 'Asbestveilig', 'Asbestos-safe', 'Asbestsicher'),
  'not-safe': inFour('Non sûr au regard de l’amiante', 'Niet asbestveilig', 'Not asbestos-safe', 'Nicht asbestsicher'),
}; // prettier-ignore

export const SOIL_WORDS: Record<'clear' | 'pending', Texts> = {
  clear: inFour('Rien à signaler', 'Geen opmerkingen', 'Nothing to report', 'Ohne Befund'),
  pending: inFour('Demandée', 'Aangevraagd', 'Requested', 'Beantragt'),
};

/** Registration duties on a home by region; land and investments pay the full rate. */
export const DUTIES_WORDS: Record<DemoRegion, { home: Texts; other: Texts }> = {
  wallonia: {
    home: inFour('3 % (habitation propre et unique) ou 12,5 %', '3 % (enige eigen woning) of 12,5 %', '3% (sole own home) or 12,5%', '3 % (einziges Eigenheim) oder 12,5 %'),
    other: inFour('12,5 %', '12,5 %', '12,5%', '12,5 %'),
  },
  brussels: {
    home: inFour('12,5 %, abattement possible', '12,5 %, abattement mogelijk', '12,5%, allowance possible', '12,5 %, Freibetrag möglich'),
    other: inFour('12,5 %', '12,5 %', '12,5%', '12,5 %'),
  },
  flanders: {
    home: inFour('2 % (habitation propre et unique) ou 12 %', '2 % (enige eigen woning) of 12 %', '2% (sole own home) or 12%', '2 % (einziges Eigenheim) oder 12 %'),
    other: inFour('12 %', '12 %', '12%', '12 %'),
  },
  luxembourg: {
    home: inFour('7 %, crédit d’impôt possible', '7 %, belastingkrediet mogelijk', '7%, tax credit possible', '7 %, Steuergutschrift möglich'),
    other: inFour('7 %', '7 %', '7%', '7 %'),
  },
}; // prettier-ignore

export const VAT_WORDS = inFour(
  '21 % sur la construction et la quote-part de terrain',
  '21 % op de constructie en het grondaandeel',
  '21% on the construction and the share of the land',
  '21 % auf Bau und Grundstücksanteil',
);

export const PENDING_CERTIFICATE = inFour(
  'En cours de certification',
  'In aanvraag',
  'Being certified',
  'In Vorbereitung',
);

export const AGENCY_COST_WORDS = {
  sale: inFour('À charge du vendeur', 'Ten laste van de verkoper', 'Paid by the seller', 'Zu Lasten des Verkäufers'),
  rent: inFour('À charge du bailleur', 'Ten laste van de verhuurder', 'Paid by the landlord', 'Zu Lasten des Vermieters'),
}; // prettier-ignore
