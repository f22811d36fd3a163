import { belgianPostalCode, BELGIUM, findRegion } from './region.ts';

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
