import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import * as z from 'zod';
import { toDay } from './detail-facts.ts';

/** The public price of a listing from a day on. */
export type PriceOfDay = z.infer<typeof pricesSchema>[number];
export const pricesSchema = z.array(z.object({ day: z.string(), amount: z.number() }));

/**
 * The public prices that the feed tells of before, and those that the site has had, oldest first, the last one of each day (product P24). From its
 * first day on what the site noted itself holds.
 */
export function joinedPrices(
  told: NonNullable<PropertyDetailRecord['PriceHistory']>,
  noted: readonly PriceOfDay[],
): PriceOfDay[] {
  const first = noted[0]?.day;
  const before = told
    .toSorted((a, b) => a.Date.localeCompare(b.Date))
    .map(({ Date: day, Price: amount }) => ({ day: toDay(day)!, amount }))
    .filter(({ day }) => first === undefined || day < first);
  const byDay = new Map(before.map((price) => [price.day, price]));
  return [...byDay.values(), ...noted];
}
