import * as z from 'zod/mini';
import { DOCUMENT_TYPES } from '../../../domain/uploaded-file.ts';
import type { ApplicationField } from '../../../domain/application-fields.ts';
import { files } from './file-field.ts';
import { formSchemas } from './form-body.ts';
import {
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
const ALWAYS = { ...nameAndEmail, phone: optionalPhone(), privacy: privacy() };

/** Asked where the region of the property allows it (product V15). */
const BY_REGION = {
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
  const shape = Object.fromEntries(asked.map((field) => [field, BY_REGION[field]]));
  return z.strictObject({ ...ALWAYS, ...shape });
}

const anyOf = Object.fromEntries(
  Object.entries(BY_REGION).map(([field, schema]) => [field, z.optional(schema as z.ZodMiniType)]),
) as { [Field in ApplicationField]: z.ZodMiniOptional<(typeof BY_REGION)[Field]> };

/** Fields and body of `POST /api/forms/rent-application`: those of every region. Which are taken depends on the property. */
export const rentApplicationForm = formSchemas({
  ...ALWAYS,
  ...anyOf,
  propertyId: z.int().check(z.gte(0), z.lte(2_147_483_647)),
});
