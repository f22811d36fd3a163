import { randomUUID } from 'node:crypto';
import type { FormEnvelope } from 'shared-kit/contracts/api/forms/form-bodies';
import type { Language } from 'shared-kit/domain/languages';
import type { FormKind } from '../../database/schema/forms.ts';
import type { UploadedFile } from 'shared-kit/domain/uploaded-file';
import type { PersonFields } from './mails/facts.ts';
import type { RequestedProperty } from './requested-property.ts';

/** What every form asks for, and what several do. */
interface SubmittedFields extends PersonFields {
  remark?: string;
  newsletter?: boolean;
  timeSlots?: string[];
}

/** A validated body of any form. */
export type FormBody = FormEnvelope & SubmittedFields & { propertyId?: number; token?: string };

/** A file of a form; without a link where the site does not know its own address. */
export interface SubmittedFile extends UploadedFile {
  field: string;
  address?: string | undefined;
}

/** A validated form, to be stored. */
export interface Submission {
  /** Of the row, unless the same form was stored before. */
  id: string;
  kind: FormKind;
  language: Language;
  fields: SubmittedFields;
  /** What it is about, as the visitor says. */
  propertyId?: number | undefined;
  /** The same, as it was found, in the visitor's language. */
  property?: RequestedProperty | undefined;
  /** The same in the agency's language. */
  propertyForAgency?: RequestedProperty | undefined;
  idempotencyKey: string;
  scriptless: { openedAt: number } | undefined;
  /** Files that it sends, with links that the agency opens them by. */
  files?: readonly SubmittedFile[];
  /** Network address of the visitor. */
  address: string;
  receivedAt: Date;
}

/** Separates the visitor's input from the other fields. */
export function toSubmission(kind: FormKind, body: FormBody, address: string): Submission {
  const { language, idempotencyKey, scriptless, ...input } = body;
  const { website: _empty, captcha: _proof, propertyId, token: _token, ...fields } = input;
  const receivedAt = new Date();
  const id = randomUUID();
  return { id, kind, language, idempotencyKey, scriptless, fields, propertyId, address, receivedAt };
}
