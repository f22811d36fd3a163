import * as z from 'zod/mini';
import { DOCUMENT_TYPES } from '../../../domain/uploaded-file.ts';
import type { ApplicationField } from '../../../domain/application-fields.ts';
import {
  files,
  optionalChoice,
  optionalLine,
  optionalNumber,
  optionalPhone,
  optionalText,
  person,
  privacy,
  requiredDay,
  requiredNumber,
  TITLES,
} from './form-fields.ts';

export const MOST_CV_FILES = 3;
const MOST_PEOPLE = 20;
const MOST_INCOME = 1_000_000;

const { title: _title, ...nameAndEmail } = person;
/** Asked everywhere. */
export const ASKED_EVERYWHERE = { ...nameAndEmail, phone: optionalPhone(), privacy: privacy() };

/** Asked where the region of the property allows it (product V15). */
export const ASKED_BY_REGION = {
  title: optionalChoice(TITLES),
  household: requiredNumber(MOST_PEOPLE, 1),
  /** € a month, net, of all together. */
  resources: requiredNumber(MOST_INCOME),
  adults: requiredNumber(MOST_PEOPLE, 1),
  children: optionalNumber(MOST_PEOPLE),
  /** In whole years: "3, 7". */
  childrenAges: optionalLine(80).check(z.regex(/^\s*(?:\d{1,2}(?:[\s,;]+|$))*$/)),
  pets: optionalLine(200),
  moveDate: requiredDay(),
  reason: optionalText(),
  /** € a month, net, of each. */
  income1: requiredNumber(MOST_INCOME),
  income2: optionalNumber(MOST_INCOME),
  cv: files({ most: MOST_CV_FILES, types: DOCUMENT_TYPES }),
} satisfies Record<ApplicationField, unknown>;

/** What a visitor fills in where these fields are asked; others are unknown. */
export function applicationFields(asked: readonly ApplicationField[]) {
  const shape = Object.fromEntries(asked.map((field) => [field, ASKED_BY_REGION[field]]));
  return z.strictObject({ ...ASKED_EVERYWHERE, ...shape });
}
