import type { ContactFields, ContactForm } from 'shared-kit/contracts/api/forms';
import type { Language } from 'shared-kit/domain/languages';
import type { FormKind } from '../database/schema/forms.ts';
import type { RequestedProperty } from './requested-property.ts';

/** A validated form, to be stored. */
export interface Submission {
  kind: FormKind;
  language: Language;
  fields: ContactFields;
  property?: RequestedProperty | undefined;
  idempotencyKey: string;
  captcha: string | undefined;
  scriptless: { openedAt: number } | undefined;
  /** Network address of the visitor. */
  address: string;
}

/** Separates the visitor's input from the other fields. */
export function submissionOf(
  kind: FormKind,
  body: ContactForm,
  address: string,
  property?: RequestedProperty,
): Submission {
  const { language, idempotencyKey, captcha, scriptless, website: _empty, propertyId: _id, ...fields } = body;
  return { kind, language, idempotencyKey, captcha, scriptless, fields, property, address };
}
