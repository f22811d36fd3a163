import type { RentalConditions } from 'shared-kit/contracts/api/appointments';
import type { Language } from 'shared-kit/domain/languages';
import { formatEuro } from 'shared-kit/domain/numbers';
import { formatPhone } from 'shared-kit/domain/texts';
import { dayText, slotText } from 'shared-kit/domain/days';
import { calendarMethod, calendarText, type CalendarEvent } from '../../../clock/calendar-text.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { MailAttachment } from '../../../database/schema/mail.ts';
import { agencyOnly } from '../../../mail/agency-only.ts';
import { layOutMail, type MailBlock } from '../../../mail/mail-layout.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import type { AppointmentProperty } from '../appointment-property.ts';
import type { StoredAppointment } from '../appointment.ts';
import { parseSpan } from '../opening-days.ts';
import type { AppointmentMailTexts, OfficeNews, VisitorNews } from './appointment-mail-texts.ts';
import { de } from './texts-de.ts';
import { en } from './texts-en.ts';
import { fr } from './texts-fr.ts';
import { nl } from './texts-nl.ts';

const APPOINTMENT_MAIL_TEXTS: Record<Language, AppointmentMailTexts> = { nl, fr, en, de };

/** What the mails about an appointment are made of. */
export interface AppointmentMailContext {
  config: AgencyConfig;
  appointment: StoredAppointment;
  /** In the visitor's language. */
  property: AppointmentProperty;
  rental: RentalConditions | null;
  /** What the agency says of its visits. */
  note: string;
  /** Origin of the site; without it mails have no links. */
  site: string | undefined;
  /** Pages on which each side changes the appointment. */
  links: { visitor: string | undefined; office: string | undefined };
  /** It was confirmed before: calendars are told that it is off. */
  wasConfirmed?: boolean;
}

/** Tells the visitor. The address is not proved to be theirs: the mail names nothing that was typed. */
export function visitorMail(news: VisitorNews, context: AppointmentMailContext): Mail {
  const { config, appointment, property, note, links, rental } = context;
  const { language } = appointment;
  const texts = APPOINTMENT_MAIL_TEXTS[language];
  const { subject, intro } = texts.visitor[news];
  const isOn = news === 'confirmed' || news === 'moved' || news === 'reminder';
  const isOff = news === 'refused' || news === 'cancelled';
  const calendar = isOn || (isOff && context.wasConfirmed);
  const conditions =
    isOn && rental ? rentalFacts(rental, texts, config.languages.numberLocales?.[language]) : [];
  const manage = news === 'proposed' ? texts.answerProposal : texts.manage;
  return {
    to: { address: appointment.email },
    replyTo: appointment.officeMailbox,
    about: appointment.id,
    subject: `${subject} – ${texts.reference} ${property.reference}`,
    ...(calendar && {
      attachments: [createCalendar(context, { property, language, isCancelled: isOff, link: links.visitor })],
    }),
    ...layOutMail(config, language, [
      text(texts.greeting),
      text(intro),
      { kind: 'facts', facts: timeFacts(appointment, property, language) },
      ...(appointment.reason && news === 'refused'
        ? [text(texts.why), { kind: 'quote', text: appointment.reason } as const]
        : []),
      ...(note && !isOff ? [text(note)] : []),
      ...(conditions.length > 0
        ? [text(texts.rental.title), { kind: 'facts', facts: conditions } as const]
        : []),
      ...(isOn ? [text(texts.attached)] : []),
      ...propertyLink(context, property, language),
      ...(isOff ? [] : linkBlock(manage, links.visitor)),
      text(`${texts.closing}\n${config.agency.name}`),
      ...(news === 'requested' || news === 'confirmed' || news === 'moved' ? [text(texts.notYou)] : []),
    ]),
  };
}

/**
 * Tells whoever looks after the property, with all that the visitor wrote.
 * @param property in the agency's language
 */
export function officeMail(
  news: OfficeNews,
  context: AppointmentMailContext,
  property: AppointmentProperty,
): Mail {
  const { config, appointment, links } = context;
  const { fields } = appointment;
  const language = config.languages.default;
  const texts = APPOINTMENT_MAIL_TEXTS[language];
  const { subject, news: what } = texts.office[news];
  const name = visitorName(appointment);
  const phone = formatPhone(fields.phone ?? '');
  const isOn = news === 'booked' || news === 'moved' || news === 'accepted';
  const isOff = news === 'cancelled' && context.wasConfirmed;
  const waits = news === 'requested' || news === 'moveRequested';
  const facts = [
    [texts.labels.name, name],
    [texts.labels.email, appointment.email],
    [texts.labels.phone, phone],
    [texts.labels.newsletter, fields.newsletter ? texts.yes : ''],
    [texts.labels.language, texts.languages[appointment.language]],
    ...timeFacts(appointment, property, language),
  ] as const;
  return {
    to: { name: config.agency.name, address: appointment.officeMailbox },
    subject: `${subject}, ${texts.reference} ${property.reference}${language === 'fr' ? ' : ' : ': '}${name}`,
    ...((isOn || isOff) && {
      attachments: [
        createCalendar(context, {
          property,
          language,
          isCancelled: news === 'cancelled',
          link: links.office,
          visitor: [name, phone, appointment.email],
        }),
      ],
    }),
    ...layOutMail(config, language, [
      text(what),
      { kind: 'facts', facts: facts.filter(([, value]) => value !== '') },
      ...(fields.remark && !isOff
        ? [text(texts.remark), { kind: 'quote', text: fields.remark } as const]
        : []),
      ...linkBlock(waits ? texts.decide : texts.open, links.office),
      ...propertyLink(context, property, language),
      ...agencyOnly(language, appointment.email),
    ]),
  };
}

/** First and last name of the visitor, or the address where the form is gone. */
export function visitorName({ email, fields }: Pick<StoredAppointment, 'email' | 'fields'>): string {
  return [fields.firstName, fields.lastName].filter(Boolean).join(' ') || email;
}

function timeFacts(appointment: StoredAppointment, property: AppointmentProperty, language: Language) {
  const { labels, reference } = APPOINTMENT_MAIL_TEXTS[language];
  const title = [property.title, `${reference} ${property.reference}`].filter(Boolean).join(', ');
  const facts: [string, string][] = [
    [labels.when, `${dayText(appointment.day, language)}, ${slotText(appointment.slot)}`],
    [labels.property, title],
    [labels.where, property.address],
  ];
  return facts.filter(([, value]) => value !== '');
}

interface CalendarFacts {
  property: AppointmentProperty;
  language: Language;
  isCancelled: boolean;
  link: string | undefined;
  /** Name and ways of contact, for the calendar of whoever shows the property; the visitor's own has none, as the address is not proved. */
  visitor?: readonly [name: string, ...contact: string[]];
}

function createCalendar(
  { config, appointment }: AppointmentMailContext,
  { property, language, isCancelled, link, visitor }: CalendarFacts,
) {
  const { event } = APPOINTMENT_MAIL_TEXTS[language];
  return calendarFile(config, {
    ...appointment,
    isCancelled,
    title: [event, property.title || property.reference, ...(visitor ? [visitor[0]] : [])].join(' – '),
    ...(visitor && { description: [...visitor, link].filter(Boolean).join('\n') }),
    place: property.address,
    link,
    language,
  });
}

function propertyLink(
  { appointment, site }: AppointmentMailContext,
  property: AppointmentProperty,
  language: Language,
): MailBlock[] {
  const { see } = APPOINTMENT_MAIL_TEXTS[language];
  return property.place
    ? linkBlock(see, site && `${site}/${language}/property/${appointment.propertyId}/`)
    : [];
}

const text = (words: string): MailBlock => ({ kind: 'text', text: words });
const linkBlock = (label: string, address: string | undefined): MailBlock[] =>
  address ? [{ kind: 'link', label, address }] : [];

/** What the rental takes, in words (product V16); what is not known is left out. */
function rentalFacts(
  { incomePerMonth, mostPersons, rent, charges, inventoryShare, guaranteeMonths }: RentalConditions,
  { rental }: AppointmentMailTexts,
  locale: string | undefined,
): (readonly [label: string, value: string])[] {
  const euro = (amount: number) => formatEuro(amount, locale);
  const facts = [
    incomePerMonth !== null && ([rental.income[0], rental.income[1](euro(incomePerMonth))] as const),
    mostPersons !== null && ([rental.persons[0], rental.persons[1](mostPersons)] as const),
    rent !== null &&
      ([rental.first[0], rental.first[1](euro(rent), charges ? euro(charges) : null)] as const),
    inventoryShare !== null && ([rental.inventory[0], rental.inventory[1](inventoryShare)] as const),
    guaranteeMonths !== null && ([rental.guarantee[0], rental.guarantee[1](guaranteeMonths)] as const),
  ];
  return facts.filter((fact) => fact !== false);
}

interface CalendarEntry extends Omit<CalendarEvent, 'startsAt' | 'endsAt'> {
  day: string;
  slot: string;
}

/** The appointment for a calendar. */
function calendarFile(
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
