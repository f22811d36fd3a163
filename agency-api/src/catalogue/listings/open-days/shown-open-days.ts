import type { OpenDay } from 'shared-kit/contracts/api/property';
import type { OpenDayRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { belgianInstant, belgianTime } from '../../../clock/belgian-instant.ts';
import { belgianDay } from '../../../clock/belgian-day.ts';

/** Open days of the feed, the soonest first, each once; one that ends before it begins, or on another day, is none (product P28). */
export function shownOpenDays(records: readonly OpenDayRecord[]): OpenDay[] {
  const days = records.flatMap(({ Start, End, Note }): OpenDay[] => {
    const [start, end] = [parseMoment(Start), parseMoment(End)];
    if (!(end > start) || belgianDay(end) !== belgianDay(start)) return [];
    const slot = `${belgianTime(start)}-${belgianTime(end)}`;
    const moments = { startsAt: start.toISOString(), endsAt: end.toISOString() };
    return [{ ...moments, day: belgianDay(start), slot, note: Note?.trim() || null }];
  });
  const byStart = new Map(days.map((day) => [day.startsAt, day]));
  return [...byStart.values()].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

const HAS_OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/i;

/** Without an offset clocks are Belgian. */
function parseMoment(iso: string): Date {
  if (HAS_OFFSET.test(iso)) return new Date(iso);
  const [day = '', time = ''] = iso.split('T');
  return belgianInstant(day, time.slice(0, 'HH:MM'.length));
}
