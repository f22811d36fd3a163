import type { OpenDay, PropertyDetail } from 'shared-kit/contracts/api/property';
import { compactMoment } from 'shared-kit/contracts/api/open-day';
import { addressLine } from 'shared-kit/domain/address-line';
import type { Language } from 'shared-kit/domain/languages';
import type { CalendarEvent } from '../../../clock/calendar-text.ts';
import { BOX_WORDS } from '../property/box-words.ts';

const OPEN_DAY: Record<Language, string> = {
  nl: 'Opendeurdag',
  fr: 'Journée portes ouvertes',
  en: 'Open day',
  de: 'Tag der offenen Tür',
};

interface Asked {
  property: PropertyDetail;
  openDay: OpenDay;
  language: Language;
  publicUrl: string | undefined;
}

/** An open day as calendars have it, with as much of the address as is published. */
export function openDayEvent({ property, openDay, language, publicUrl }: Asked): CalendarEvent {
  const { id, title, headline, reference, address } = property;
  const link = publicUrl && `${publicUrl}/${language}/property/${id}/`;
  return {
    id: `open-day-${id}-${compactMoment(openDay.startsAt)}`,
    startsAt: new Date(openDay.startsAt),
    endsAt: new Date(openDay.endsAt),
    title: [OPEN_DAY[language], title || headline || reference].join(' – '),
    place: addressLine(address, (box) => `${BOX_WORDS[language]} ${box}`),
    link,
    description: [openDay.note, reference, link].filter(Boolean).join('\n'),
    language,
  };
}
