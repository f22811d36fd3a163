import type { Town } from '../towns/town.ts';

export type DemoRegion = 'wallonia' | 'brussels' | 'flanders' | 'luxembourg';

/** Which rules, scales and certificates apply (decisions D1: the country first, then the postal code). */
export function regionOf(town: Town): DemoRegion {
  if (town.countryId === 50) return 'luxembourg';
  const code = Number(town.zip);
  if (code < 1300) return 'brussels';
  if (code < 1500 || (code >= 4000 && code < 8000)) return 'wallonia';
  return 'flanders';
}
