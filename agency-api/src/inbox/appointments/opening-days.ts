import { belgianDay } from '../../clock/belgian-day.ts';
import { belgianInstant, daysAfter } from '../../clock/belgian-instant.ts';
import { publicHolidays } from './public-holidays.ts';
import type { VisitRules } from '../../configuration/visit-rules.ts';

/** A day with the hours in which the agency shows the property around. */
export interface OpeningDay {
  day: string;
  slots: string[];
}

/** Days that a visit may be booked on at a moment, whoever comes (product W2). */
export async function openingDays(rules: VisitRules, now: Date): Promise<OpeningDay[]> {
  const first = belgianDay(now);
  const days = Array.from({ length: rules.daysAhead + 1 }, (_, index) => daysAfter(first, index));
  const holidays = rules.closedOnHolidays ? await holidaysOn(days) : new Set<string>();
  const earliest = now.getTime() + rules.noticeHours * 3_600_000;
  return days
    .filter((day) => !holidays.has(day) && !isClosed(rules, day))
    .map((day) => ({
      day,
      slots: findHours(rules, day).filter((slot) => parseSpan(day, slot).startsAt.getTime() >= earliest),
    }))
    .filter(({ slots }) => slots.length > 0);
}

/** Beginning and end of a visit. */
export function parseSpan(day: string, slot: string): { startsAt: Date; endsAt: Date } {
  const [from, to] = slot.split('-') as [string, string];
  return { startsAt: belgianInstant(day, from), endsAt: belgianInstant(day, to) };
}

async function holidaysOn(days: readonly string[]): Promise<Set<string>> {
  const years = new Set(days.map((day) => Number(day.slice(0, 4))));
  const found = await Promise.all([...years].map(publicHolidays));
  return new Set(found.flatMap((holidays) => [...holidays]));
}

const findHours = ({ week }: VisitRules, day: string) => week[new Date(`${day}T00:00:00Z`).getUTCDay()]!;

const isClosed = ({ closedDays }: VisitRules, day: string) =>
  closedDays.some((closed) =>
    typeof closed === 'string' ? closed === day : closed.from <= day && day <= closed.to,
  );
