import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { dayOf } from './detail-facts.ts';
import type { PriceOfDay } from './property-records.ts';

/**
 * The public prices that the feed tells of before, and those that the site has had, oldest first (product P24). From its first day on what the site
 * noted itself holds.
 */
export function joinedPrices(
  told: NonNullable<PropertyDetailRecord['PriceHistory']>,
  noted: readonly PriceOfDay[],
): PriceOfDay[] {
  const first = noted[0]?.day;
  const before = told
    .map(({ Date: day, Price: amount }) => ({ day: dayOf(day)!, amount }))
    .filter(({ day }) => first === undefined || day < first)
    .sort((a, b) => a.day.localeCompare(b.day));
  return [...before, ...noted];
}
