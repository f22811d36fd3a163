import { isSale } from './goal.ts';

export type Region = 'brussels' | 'wallonia' | 'flanders';

/** Country of the site (product P11). */
export const BELGIUM = 10;
export const LUXEMBOURG = 50;

/** First and last postal code of each range (product E1). */
const REGIONS: readonly (readonly [first: number, last: number, region: Region])[] = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'wallonia'],
  [1500, 3999, 'flanders'],
  [4000, 7999, 'wallonia'],
  [8000, 9999, 'flanders'],
];

/** The region of a Belgian postal code; undefined abroad and for invalid codes (product E1). An unknown country counts as Belgium. */
export function findRegion(
  zip: string | number | null | undefined,
  countryId: number | null | undefined = BELGIUM,
): Region | undefined {
  if ((countryId ?? BELGIUM) !== BELGIUM) return undefined;
  const number = belgianPostalCode(zip);
  return REGIONS.find(([first, last]) => number >= first && number <= last)?.[2];
}

/** `B-5000` → 5000; NaN when it is written in no Belgian way. */
function belgianPostalCode(zip: string | number | null | undefined): number {
  return Number(/^\s*(?:B-?\s?)?(\d{4})\s*$/i.exec(String(zip ?? ''))?.[1]);
}

/** Regions and provinces that a search can be limited to; Brussels-Capital counts as both (product S17). */
export const AREAS = [
  'region:brussels',
  'region:flanders',
  'region:wallonia',
  'province:antwerp',
  'province:brussels-capital',
  'province:east-flanders',
  'province:flemish-brabant',
  'province:hainaut',
  'province:liege',
  'province:limburg',
  'province:luxembourg',
  'province:namur',
  'province:walloon-brabant',
  'province:west-flanders',
] as const;
export type Area = (typeof AREAS)[number];

/** First and last postal code of each range, in order. */
const PROVINCES: readonly (readonly [first: number, last: number, province: Area])[] = [
  [1000, 1299, 'province:brussels-capital'],
  [1300, 1499, 'province:walloon-brabant'],
  [1500, 1999, 'province:flemish-brabant'],
  [2000, 2999, 'province:antwerp'],
  [3000, 3499, 'province:flemish-brabant'],
  [3500, 3999, 'province:limburg'],
  [4000, 4999, 'province:liege'],
  [5000, 5999, 'province:namur'],
  [6000, 6599, 'province:hainaut'],
  [6600, 6999, 'province:luxembourg'],
  [7000, 7999, 'province:hainaut'],
  [8000, 8999, 'province:west-flanders'],
  [9000, 9999, 'province:east-flanders'],
];

/** The region and the province of a Belgian postal code; none abroad and for invalid codes. */
export function listAreas(
  zip: string | number | null | undefined,
  countryId: number | null = BELGIUM,
): Area[] {
  const region = findRegion(zip, countryId);
  if (!region) return [];
  const code = belgianPostalCode(zip);
  const province = PROVINCES.find(([first, last]) => code >= first && code <= last)?.[2];
  return [`region:${region}` as const, ...(province ? [province] : [])];
}

/**
 * Whether a visitor of a rental may be asked for nothing but a name and a way of contact: in Brussels, and wherever the region is
 * unknown (product V15).
 */
export function asksLittle(goal: number, zip: string, countryId: number | null): boolean {
  if (isSale(goal)) return false;
  const region = findRegion(zip, countryId);
  return region === undefined || region === 'brussels';
}

/** Address of a property or project; street, number and box are null where they are not published. */
interface Address {
  street: string | null;
  houseNumber: string | null;
  boxNumber: string | null;
  zip: string;
  city: string;
  countryId: number | null;
  countryName: string;
}

/** Street, number and box if published, then zip, city and a country other than that of the site. */
export function addressLine(
  { street, houseNumber, boxNumber, zip, city, countryId, countryName }: Address,
  writeBox: (box: string) => string,
): string {
  const door = street && [street, houseNumber, boxNumber && writeBox(boxNumber)].filter(Boolean).join(' ');
  const place = [zip, city].filter(Boolean).join(' ');
  return [door, place, countryId !== BELGIUM && countryName].filter(Boolean).join(', ');
}
