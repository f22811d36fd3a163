/**
 * How statuses are worded in headlines, a line per language: nl, fr, de, en (product T9). The patterns meet one phrase at a time,
 * normalised by `status.ts`: lower case, no accents, words of a-z, 0-9 and % parted by single spaces. The French participles "loué" and
 * "réservé", which without their accent are other words ("je loue", "la réserve"), are replaced by `rented` and `reserved`.
 */
/* prettier-ignore */ // one line per language
export const WORDING = {
  sold: {
    is: ['verkocht', 'vendue?s?', 'verkauft', 'sold'],
    /** "Niet verkocht", "presque vendu", "wird verkauft", "to be sold", "80 % vendu", "11 vendus": the opposite, or less. */
    after: [
      'niet', 'bijna', 'wordt', 'worden',
      'non', 'pas', 'pas encore', 'presque', 'bientot',
      'nicht', 'fast', 'bald', 'wird', 'werden',
      'not', 'not yet', 'almost', 'soon', 'be', 'being',
      '(?:\\d|[1-9]\\d) ?%', '\\d+(?= vendue?s)',
    ],
    /** "Verkocht als geheel", "vendu avec locataire", "vendus en lot": a way of offering, not a status. */
    before: [
      'als', 'met', 'samen', 'zonder', 'verhuurd', 'gemeubeld', 'in (?:een )?(?:lot|blok)', 'onder btw',
      'avec', 'comme', 'ensemble', 'separement', 'hors', 'libre', 'rented', 'meublee?s?', 'sur plan', 'sous regime', 'en (?:un )?(?:seul )?(?:lots?|bloc)', 'en l etat',
      'mit', 'ohne', 'mobliert', 'wird', 'werden',
      'as', 'with', 'without', 'together', 'furnished',
    ],
  },
  soldOut: { is: ['uitverkocht', 'ausverkauft'] },
  rented: {
    is: ['verhuurd', 'vermietet', 'rented', 'let agreed', 'now let'],
    /** "Volledig verhuurd", "actuellement loué" describes the tenants of a home for sale. */
    after: [
      'niet', 'wordt', 'worden', 'momenteel', 'volledig', 'gedeeltelijk', 'deels',
      'non', 'pas', 'pas encore', 'actuellement', 'entierement', 'totalement', 'partiellement',
      'nicht', 'wird', 'werden', 'derzeit', 'aktuell', 'voll', 'vollstandig', 'komplett', 'teilweise',
      'not', 'not yet', 'be', 'being', 'currently', 'fully', 'partly',
    ],
    before: ['als', 'met', 'gemeubeld', 'meublee?s?', 'mit', 'mobliert', 'wird', 'werden', 'as', 'furnished'],
  },
  offeredForSale: { is: ['te koop', 'verkocht verhuurd', 'a vendre', 'vendue?s? rented', 'zu verkaufen', 'for sale'] },
  underOffer: {
    is: [
      'onder bod', 'lopend bod', 'bod aanvaard', 'onder compromis',
      'sous offres?', 'offre en cours', 'offre acceptee', 'sous compromis',
      'angebot liegt vor', 'angebot angenommen', 'unter angebot',
      'under offer', 'offer accepted',
    ],
  },
  underOption: {
    is: ['in optie', 'onder optie', 'sous option', 'option en cours', 'unter option', 'optioniert', 'under option'],
    /** "Garage in optie" is an extra. */
    after: ['garage', 'garagebox', 'parking', 'parkeerplaats', 'staanplaats', 'autostaanplaats', 'kelder', 'berging'],
  },
  reserved: {
    is: ['gereserveerd', 'reserved', 'reserviert'],
    after: ['niet', 'plaats', 'parking', 'garage', 'pas', 'emplacement', 'place', 'nicht', 'parkplatz', 'stellplatz', 'not'],
    /** "Gereserveerd voor", "réservé aux investisseurs": for whom it is offered. */
    before: ['voor', 'aan', 'a', 'au', 'aux', 'pour', 'naturelles?', 'fonciere', 'fur', 'for', 'to', 'parking'],
  },
  visitsSuspended: {
    is: [
      'bezoek(?:en)? (?:[a-z]+ ){0,2}(?:opgeschort|stopgezet)',
      'visites? (?:[a-z]+ ){0,2}suspendue?s?', 'suspension des visites',
      'besichtigung(?:en)? (?:[a-z]+ ){0,2}ausgesetzt',
      '(?:viewings?|visits?) (?:[a-z]+ ){0,2}suspended',
    ],
  },
  priceDrop: {
    is: [
      'prijsverlaging', 'prijsdaling', 'prijs verlaagd', 'verlaagde prijs', 'nieuwe prijs',
      'baisse de prix', 'prix en baisse', 'prix (?:revu|reduit|baisse)', 'nouveau prix',
      'preissenkung', 'preis (?:gesenkt|reduziert)', 'neuer preis',
      'price (?:drop|reduced|reduction)', 'reduced price', 'new price',
    ],
  },
  forTakeover: {
    is: ['over te nemen', 'ter overname', 'a remettre', 'zu ue?bernehmen', 'for take ?over'],
    /** "À remettre à neuf" means that it needs renovation. */
    before: ['a l acte', 'a neuf', 'en etat', 'en valeur', 'au gout'],
  },
  /** New on the market; "nieuwbouw", "nouvelle construction" and "Neubau" are none of these. */
  new: {
    is: [
      'nieuw (?:te koop|te huur|op de markt|in (?:de )?(?:verkoop|verhuur|portefeuille)|in (?:ons )?aanbod)',
      'nouveau (?:a vendre|a louer|en vente|sur le marche)', 'nouvelle annonce',
      'neu (?:zu verkaufen|zu vermieten|auf dem markt|im (?:angebot|verkauf))',
      'new (?:for sale|for rent|to let|on the market|listing)', 'just listed',
    ],
  },
} satisfies Record<string, Wording>;

/** Regular expression sources: the wording of the status, and words before or after it that negate it. */
export interface Wording {
  is: string[];
  after?: string[];
  before?: string[];
}

/** The word alone, when the phrase says nothing else: required for listings for sale, and sufficient for "let". */
export const RENTED_ALONE = /^(?:(?:reeds|al|deja|bereits|already) )?(?:verhuurd|rented|vermietet|let)$/;

export const NEW_ALONE = /^(?:nieuw|nouveau|nouveautes?|neu|new)$/;

/** "NOUVEAU Appartement 2 chambres": capitals set it apart from the rest of the headline. "NOUVEAU projet" is a new project. */
export const NEW_IN_CAPITALS =
  /^(?:NIEUW|NOUVEAU|NEU|NEW)\s+(?![Pp]roje|[Ii]mmeuble|[Qq]uartier|[Ww]ijk|[Ll]otissement|[Bb]uild)\p{L}\p{Ll}/u;
