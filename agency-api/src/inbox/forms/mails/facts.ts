import { formatPhone } from 'shared-kit/domain/texts';
import type { Language } from 'shared-kit/domain/languages';
import type { FormMailTexts } from './form-mail-texts.ts';

/** A line of a mail: what was asked, and what was answered. One without an answer is left out. */
export type Fact = readonly [label: string, value: string];

/** Who writes, as far as the form asks for it. */
export interface PersonFields {
  title?: '' | keyof FormMailTexts['titles'];
  firstName?: string;
  lastName?: string;
  email: string;
  phone?: string;
}

interface AddressFields {
  street: string;
  number: string;
  box: string;
  zip: string;
  city: string;
  country?: 'BE' | keyof FormMailTexts['countries'];
}

/** First and last name, or the address where the form asks for no name. */
export function fullName({ firstName, lastName, email }: PersonFields): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

export function personFacts(fields: PersonFields, { labels, titles }: FormMailTexts): Fact[] {
  const title = fields.title ? `${titles[fields.title]} ` : '';
  return [
    [labels.name, fields.firstName || fields.lastName ? `${title}${fullName(fields)}` : ''],
    [labels.email, fields.email],
    [labels.phone, formatPhone(fields.phone ?? '')],
  ];
}

/** In one line; empty where nothing is known. */
export function postalAddress(fields: AddressFields, texts: FormMailTexts): string {
  const { street, number, box, zip, city, country = 'BE' } = fields;
  const line = [street, number, box && `${texts.box} ${box}`].filter(Boolean).join(' ');
  const town = [zip, city].filter(Boolean).join(' ');
  const place = [line, town].filter(Boolean).join(', ');
  return place && country !== 'BE' ? `${place}, ${texts.countries[country]}` : place;
}

export function callFacts(
  {
    preference = '',
    device = '',
    timeSlots = [],
  }: {
    preference?: '' | keyof FormMailTexts['preferences'];
    device?: '' | keyof FormMailTexts['devices'];
    timeSlots?: string[];
  },
  { labels, preferences, devices }: FormMailTexts,
): Fact[] {
  return [
    [labels.preference, preference && preferences[preference]],
    [labels.device, device && devices[device]],
    [labels.timeSlots, timeSlots.map((slot) => slot.replace('-', ' – ')).join(', ')],
  ];
}

export function closingFacts(
  { newsletter }: { newsletter?: boolean },
  language: Language,
  { labels, languages, yes, no }: FormMailTexts,
): Fact[] {
  return [
    [labels.newsletter, newsletter === undefined ? '' : newsletter ? yes : no],
    [labels.language, languages[language]],
  ];
}
