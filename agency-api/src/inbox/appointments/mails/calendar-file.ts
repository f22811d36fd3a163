import { calendarMethod, calendarText, type CalendarEvent } from '../../../clock/calendar-text.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { MailAttachment } from '../../../database/schema/mail.ts';
import { parseSpan } from '../opening-days.ts';

interface CalendarEntry extends Omit<CalendarEvent, 'startsAt' | 'endsAt'> {
  day: string;
  slot: string;
}

/** The appointment for a calendar. */
export function calendarFile(
  config: Pick<AgencyConfig, 'agency'>,
  { day, slot, ...entry }: CalendarEntry,
): MailAttachment {
  const text = calendarText(config, { ...entry, ...parseSpan(day, slot) });
  return {
    filename: `${day}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${calendarMethod(entry)}`,
    content: Buffer.from(text, 'utf8').toString('base64'),
  };
}
