import type { PropertyRecord } from '../contracts/feed/list-records.ts';
import type { PropertyDetailRecord } from '../contracts/feed/property-detail-record.ts';
import { computedLabel, printedLabel } from './energy-label.ts';
import { isSale } from './goal.ts';
import { plainText } from './plain-text.ts';
import { withholdsPrice } from './price-label.ts';
import { findRegion } from './region.ts';
import { isClosed, listingStatus, areVisitsSuspended } from './status.ts';

/** What records of one home may say against each other (product D23). */
export const CONTRADICTIONS = {
  'visits-promised': 'the text promises visits, which nobody gets: they are suspended, or the home is sold or rented',
  'price-told': 'the text tells a price that the site does not show: the home is sold or rented, or its price is withheld',
  'certificate-before-building': 'the energy certificate, which holds for ten years, is older than the building',
  'label-against-value': 'the printed energy label is not that of its value',
  'total-against-value': 'the energy total is not the value times the living surface',
  'gas-without-gas': 'there is a gas certificate, but no gas',
  'surfaces': 'a part is larger than the whole',
  'flag-against-surface': 'terrace or garden: one of flag and surface says that there is none',
  'floor-above-roof': 'it lies higher than the building',
  'renovated-before-built': 'it was renovated before it was built',
  'bedrooms-in-text': 'the text counts other bedrooms than the facts',
  'surface-in-text': 'the text tells another living surface than the facts',
  'pictured-room': 'a picture shows a room that the facts do not have',
} as const; // prettier-ignore

export type Contradiction = keyof typeof CONTRADICTIONS;

/** What the list record of a home says of it. */
export type Listed = Pick<PropertyRecord, 'Goal' | 'TypeDescription' | 'Zip'>;

/** The kinds of contradictions between the records of a home in one language; what is unknown contradicts nothing. */
export function listContradictions(listed: Listed, detail: PropertyDetailRecord): Contradiction[] {
  return (Object.keys(CHECKS) as Contradiction[]).filter((kind) => CHECKS[kind](detail, listed));
}

const CHECKS: Record<Contradiction, (detail: PropertyDetailRecord, listed: Listed) => boolean> = {
  'visits-promised': (detail, listed) =>
    (isGone(detail, listed) || areVisitsSuspended([pickWording(detail, listed)])) &&
    PROMISES_VISITS.test(joinText(detail)),
  'price-told': (detail, listed) => isPriceHidden(detail, listed) && tellsAmount(detail, listed),
  'certificate-before-building': ({ EPCEndDate, ConstructionYear, ...detail }, listed) =>
    regionIn(detail, listed) !== undefined &&
    isKnown(ConstructionYear) &&
    !!EPCEndDate &&
    Number(EPCEndDate.slice(0, 4)) - CERTIFICATE_YEARS < ConstructionYear,
  'label-against-value': ({ EPCLabelText, EnergyPerformance, ...detail }, listed) => {
    const region = regionIn(detail, listed);
    if (!region || !isKnown(EnergyPerformance) || !EPCLabelText) return false;
    const printed = printedLabel(region, EPCLabelText);
    return printed !== undefined && printed !== computedLabel(region, EnergyPerformance);
  },
  'total-against-value': ({ EnergyTotal, EnergyPerformance, SurfaceLiving }) =>
    isKnown(EnergyTotal) &&
    isKnown(EnergyPerformance) &&
    isKnown(SurfaceLiving) &&
    Math.abs(EnergyTotal / (EnergyPerformance * SurfaceLiving) - 1) > SHARE_OF_TOTAL,
  'gas-without-gas': ({ Gas, GasCertificate }) => Gas === false && !!GasCertificate,
  surfaces: (detail) =>
    PARTS.some(([part, whole]) => {
      const [less, more] = [detail[part], detail[whole]];
      return isKnown(less) && isKnown(more) && less > more;
    }) || storesMoreThanAll(detail),
  'flag-against-surface': ({ Terrace, SurfaceTerrace, Garden, SurfaceGarden }) =>
    (Terrace === false && isKnown(SurfaceTerrace)) ||
    (Terrace === true && SurfaceTerrace === 0) ||
    (Garden === false && isKnown(SurfaceGarden)) ||
    (Garden === true && SurfaceGarden === 0),
  'floor-above-roof': ({ Floor, NumberOfFloors }) =>
    typeof Floor === 'number' && isKnown(NumberOfFloors) && Floor > NumberOfFloors,
  'renovated-before-built': ({ RenovationYear, ConstructionYear }) =>
    isKnown(RenovationYear) && isKnown(ConstructionYear) && RenovationYear < ConstructionYear,
  'bedrooms-in-text': (detail, { TypeDescription }) =>
    isKnown(detail.BedRooms) &&
    [detail.Title ?? '', TypeDescription, ...splitParts(detail)]
      .flatMap((text) => bedroomsIn(plainText(text)))
      .some((count) => count !== detail.BedRooms),
  'surface-in-text': (detail) =>
    isKnown(detail.SurfaceLiving) &&
    splitParts(detail)
      .flatMap(livingSurfacesIn)
      .some((surface) => Math.abs(surface - detail.SurfaceLiving!) >= 1),
  'pictured-room': (detail) => {
    const names = (detail.Pictures ?? []).map(({ Name }) => Name);
    return PICTURED.some(({ room, isThere }) => !isThere(detail) && names.some((name) => room.test(name)));
  },
};

/** In Belgium. */
const CERTIFICATE_YEARS = 10;
/** Certificates count surfaces of their own, but not by half. */
const SHARE_OF_TOTAL = 0.5;

const PARTS = [
  ['SurfaceLiving', 'SurfaceTotal'],
  ['SurfaceGarden', 'SurfaceGround'],
  ['SurfaceConstructed', 'SurfaceGround'],
  ['WidthFront', 'WidthPlot'],
] as const;

const storesMoreThanAll = ({ SurfaceLiving, SurfaceStore, SurfaceTotal }: PropertyDetailRecord): boolean =>
  isKnown(SurfaceLiving) &&
  isKnown(SurfaceStore) &&
  isKnown(SurfaceTotal) &&
  SurfaceLiving + SurfaceStore > SurfaceTotal;

const isKnown = (value: number | null | undefined): value is number => typeof value === 'number' && value > 0;

const pickWording = ({ UnitStatus }: PropertyDetailRecord, { TypeDescription }: Listed) => ({
  TypeDescription,
  UnitStatus,
});

const regionIn = ({ CountryID, Zip }: Pick<PropertyDetailRecord, 'CountryID' | 'Zip'>, listed: Listed) =>
  findRegion(Zip || listed.Zip, CountryID);

const isGone = (detail: PropertyDetailRecord, listed: Listed): boolean =>
  isClosed(listingStatus([pickWording(detail, listed)], listed.Goal));

const isPriceHidden = (detail: PropertyDetailRecord, listed: Listed): boolean =>
  isGone(detail, listed) || (isSale(listed.Goal) && withholdsPrice(detail));

/** A price of three figures or more, however its thousands are parted. */
function tellsAmount({ Price, ...detail }: PropertyDetailRecord, { TypeDescription }: Listed): boolean {
  if (!isKnown(Price) || Price < 100) return false;
  const figures = [...String(Math.trunc(Price))].join("[ .,'’]?");
  return new RegExp(`(?<!\\d)${figures}(?!\\d)`).test([joinText(detail), TypeDescription].join(' '));
}

const joinText = (detail: Pick<PropertyDetailRecord, 'Title' | 'Description'>): string =>
  [plainText(detail.Title ?? ''), ...splitParts(detail)].join(' ');

/** Sentences and items of lists: figures of one do not count what another one names. */
const splitParts = ({ Description }: Pick<PropertyDetailRecord, 'Description'>): string[] =>
  (Description ?? '')
    .split(/<\/?(?:p|li|ul|br|h\d)[^>]*>/i)
    .flatMap((part) => plainText(part).split(/(?<=[.!?;])\s/))
    .filter((part) => part !== '');

/** How a text says that one is shown around, in nl, fr, en and de; a virtual visit is none. */
const PROMISES_VISITS = new RegExp(
  [
    '(?<!virtueel |virtuele )\\b(?:bezoek(?:en)?|bezichtiging(?:en)?) (?:op|na|kunnen|gebeuren|zijn mogelijk|duurt|zal u)\\b',
    'voor een bezoek|met uw bezoek|regelt de bezoeken|te bezichtigen|leidt u|toont u het',
    '\\bvisites? (?:sur|possibles?|se font|prend|vous convaincra)(?! suspen)|organise les visites|se visite|fait visiter|à visiter|pour une visite|vous montre',
    '\\bviewings? (?:by|at|are (?:by|possible)|takes)\\b|arranges viewings|for a viewing|be viewed|a visit will|show you',
    '\\bbesichtigung(?:en)? (?:nach|kurzfristig|dauert|sind (?:auch|nach|möglich)|finden)\\b|organisiert die besichtigungen|für eine besichtigung|zu besichtigen|ein besuch wird|zeigt ihnen|zeigen es ihnen',
  ].join('|'),
  'iu',
);

const NUMBER_WORDS: readonly (readonly string[])[] = [
  ['une', 'een', 'één', 'one', 'ein', 'eine', 'einem', 'einer'],
  ['deux', 'twee', 'two', 'zwei'],
  ['trois', 'drie', 'three', 'drei'],
  ['quatre', 'vier', 'four'],
  ['cinq', 'vijf', 'five', 'fünf'],
  ['six', 'zes', 'sechs'],
  ['sept', 'zeven', 'seven', 'sieben'],
  ['huit', 'acht', 'eight'],
];
const NUMBER = `(?<count>\\d{1,2}|${NUMBER_WORDS.flat().join('|')})`;
const BEDROOMS = new RegExp(
  `(?<![\\p{L}\\d.,])${NUMBER}(?:[ -](?:grandes?|belles?|ruime|grote|spacious|large|double|big|große|helle|schöne))?[ -](?:chambres(?! d['’])|slaapkamers|bedrooms?|schlafzimmern?)(?!\\p{L})`,
  'giu',
);
/** One of the bedrooms is not their count: "une chambre au rez", "one bedroom has a balcony". */
const bedroomsIn = (text: string): number[] =>
  [...text.matchAll(BEDROOMS)].map(({ groups }) => parseNumber(groups!.count!)).filter((count) => count > 1);

const parseNumber = (word: string): number => {
  const index = NUMBER_WORDS.findIndex((words) => words.includes(word.toLowerCase()));
  return index >= 0 ? index + 1 : Number(word);
};

const LIVING =
  /(?<![\d.,])(?<whole>\d{1,3}(?:[ .]\d{3})*|\d+)(?:,\d+)? ?(?:m²|m2) (?:habitables?|woonoppervlakte|bewoonbare|of living|living|wohnfläche)/giu;
const livingSurfacesIn = (text: string): number[] =>
  [...text.matchAll(LIVING)].map(({ groups }) => Number(groups!.whole!.replace(/\D/g, '')));

/** Captions of pictures in nl, fr, en and de. */
const PICTURED: readonly { room: RegExp; isThere: (detail: PropertyDetailRecord) => boolean }[] = [
  { room: /^(?:salle de bain|badkamer|bathroom|badezimmer)/i, isThere: ({ BathRooms }) => BathRooms !== 0 },
  {
    room: /^(?:salle de douche|douchekamer|shower room|duschbad)/i,
    isThere: ({ ShowerRooms }) => ShowerRooms !== 0,
  },
  { room: /^(?:(?:hoofd)?slaapkamer|chambre|(?:main )?bedroom|(?:haupt)?schlafzimmer)/i, isThere: ({ BedRooms }) => BedRooms !== 0 },
  { room: /^(?:jardin|tuin|garden|garten)/i, isThere: ({ Garden }) => Garden !== false },
  { room: /^(?:terrasse?|terras|terrace)/i, isThere: ({ Terrace }) => Terrace !== false },
]; // prettier-ignore
