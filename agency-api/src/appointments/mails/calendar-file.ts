import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { MailAttachment } from '../../database/schema/mail.ts';
import { spanOf } from '../opening-days.ts';

interface CalendarEntry {
  id: string;
  day: string;
  slot: string;
  /** Rises with each change. */
  sequence: number;
  isCancelled: boolean;
  title: string;
  place: string;
  /** Where it is changed. */
  link: string | undefined;
  language: Language;
}

/** The appointment for a calendar. Moments are in UTC, which every program knows without the rules of summer time. */
export function calendarFile({ agency }: Pick<AgencyConfig, 'agency'>, entry: CalendarEntry): MailAttachment {
  const { id, day, slot, sequence, isCancelled, title, place, link, language } = entry;
  const { startsAt, endsAt } = spanOf(day, slot);
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: agency.name, product: 'site', language }, method });
  calendar.createEvent({
    id: `${id}@${agency.email.split('@')[1]}`,
    start: startsAt,
    end: endsAt,
    sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: title,
    location: place,
    organizer: { name: agency.name, email: agency.email },
    ...(link && { description: link, url: link }),
  });
  return {
    filename: `${day}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(calendar.toString(), 'utf8').toString('base64'),
  };
}
