export type Region = 'brussels' | 'wallonia' | 'flanders';

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
export function belgianPostalCode(zip: string | number | null | undefined): number {
  return Number(/^\s*(?:B-?\s?)?(\d{4})\s*$/i.exec(String(zip ?? ''))?.[1]);
}
