import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../configuration/agency-config.ts';

/** Something that takes place at a home. */
export interface CalendarEvent {
  /** What it keeps when it is changed. */
  id: string;
  startsAt: Date;
  endsAt: Date;
  /** Rises with each change. */
  sequence?: number;
  isCancelled?: boolean;
  title: string;
  place: string;
  /** Page about it. */
  link: string | undefined;
  /** Instead of the link alone. */
  description?: string | undefined;
  language: Language;
}

/** What a calendar is to do with a file, as its media type says it too. */
type CalendarMethod = 'PUBLISH' | 'CANCEL';

export const calendarMethod = ({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>): CalendarMethod =>
  isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;

/** An event as a file for calendars. Moments are in UTC, which every program knows without the rules of summer time. */
export function calendarText({ agency }: Pick<AgencyConfig, 'agency'>, event: CalendarEvent): string {
  const {
    id,
    startsAt,
    endsAt,
    sequence = 0,
    isCancelled,
    title,
    place,
    link,
    description,
    language,
  } = event;
  const calendar = ical({
    prodId: { company: agency.name, product: 'site', language },
    method: ICalCalendarMethod[calendarMethod(event)],
  });
  const told = description ?? link;
  calendar.createEvent({
    id: `${id}@${agency.email.split('@')[1]}`,
    start: startsAt,
    end: endsAt,
    sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: title,
    location: place,
    organizer: { name: agency.name, email: agency.email },
    ...(told && { description: told }),
    ...(link && { url: link }),
  });
  return calendar.toString();
}
