import { csvLine } from '../../../files/csv-line.ts';
import type { Lead } from './read-leads.ts';

/** Columns that every form has a value for, if it asks for it; the rest is in `other`, as JSON. */
const FIELDS = [
  'email',
  'title',
  'firstName',
  'lastName',
  'phone',
  'street',
  'number',
  'box',
  'zip',
  'city',
  'country',
  'remark',
  'newsletter',
] as const;

/** First line of the file. */
export const LEAD_HEADER = csvLine(['id', 'sentAt', 'form', 'language', 'propertyId', ...FIELDS, 'other']);

/** A line of the file (RFC 4180). */
export function leadLine({ id, sentAt, form, language, propertyId, fields }: Lead): string {
  const known: readonly string[] = FIELDS;
  const other = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !known.includes(name) && !isBlank(value)),
  );
  return csvLine([
    id,
    sentAt,
    form,
    language,
    propertyId ?? '',
    ...FIELDS.map((name) => fields[name] ?? ''),
    Object.keys(other).length > 0 ? JSON.stringify(other) : '',
  ]);
}

const isBlank = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);
