import * as z from 'zod';
import { VITALS } from '../../contract/web-vitals.ts';
import type { PageVitals, Vital } from '../../contract/web-vitals.ts';

/** Upper bounds of the classes in which values are counted; one class more is for what is above. */
export const VITAL_BOUNDS: Record<Vital, number[]> = {
  lcp: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  inp: [25, 50, 100, 150, 200, 300, 500, 1_000],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5],
  ttfb: [50, 100, 200, 400, 600, 800, 1_200, 1_800, 3_000],
};

const ofVital = (vital: Vital) =>
  z.array(z.number().int().nonnegative()).length(VITAL_BOUNDS[vital].length + 1);

/** How many values of each class came, by vital. */
export const vitalCountsSchema = z
  .strictObject({ lcp: ofVital('lcp'), inp: ofVital('inp'), cls: ofVital('cls'), ttfb: ofVital('ttfb') })
  .partial();
export type VitalCounts = Partial<Record<Vital, number[]>>;

/** Those of one page. */
export const countVitals = (values: PageVitals['values']): VitalCounts =>
  Object.fromEntries(
    VITALS.flatMap((vital) => {
      const value = values[vital];
      if (value === undefined) return [];
      const bounds = [...VITAL_BOUNDS[vital], Infinity];
      const own = bounds.findIndex((bound) => value <= bound);
      return [[vital, bounds.map((_bound, index) => Number(index === own))]];
    }),
  );

export const sumOfVitals = (one: VitalCounts, other: VitalCounts): VitalCounts =>
  Object.fromEntries(
    VITALS.flatMap((vital) => {
      const [counts, more] = [one[vital] ?? other[vital], one[vital] && other[vital]];
      return counts ? [[vital, counts.map((count, index) => count + (more?.[index] ?? 0))]] : [];
    }),
  );

/** What three of four pages were faster than, and of how many pages that is known. */
export type VitalSummary = Partial<Record<Vital, { p75: number; pages: number }>>;

/** The 75th percentile of each vital, as far as the classes tell it: within one, values count as evenly spread. */
export const summarizeVitals = (counts: VitalCounts): VitalSummary =>
  Object.fromEntries(
    VITALS.flatMap((vital) => {
      const classes = counts[vital];
      const pages = classes?.reduce((sum, count) => sum + count, 0);
      return classes && pages
        ? [[vital, { p75: percentile(classes, VITAL_BOUNDS[vital], 0.75 * pages), pages }]]
        : [];
    }),
  );

function percentile(classes: number[], bounds: number[], rank: number): number {
  let before = 0;
  for (const [index, count] of classes.entries()) {
    const [from, to] = [bounds[index - 1] ?? 0, bounds[index] ?? bounds.at(-1)!];
    if (before + count >= rank && count > 0)
      return Number((from + ((to - from) * (rank - before)) / count).toFixed(3));
    before += count;
  }
  return bounds.at(-1)!;
}
