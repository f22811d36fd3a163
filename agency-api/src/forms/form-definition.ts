import type { Commands, FormCommandId } from 'shared-kit/contracts/api/commands';
import type { FormEnvelope } from 'shared-kit/contracts/api/forms/form-body';
import type { Language } from 'shared-kit/domain/languages';
import type * as z from 'zod';
import type { Database } from '../database/database.ts';
import type { FormKind } from '../database/schema/forms.ts';
import type { Fact } from './mails/facts.ts';
import type { FormMailTexts } from './mails/form-mail-texts.ts';
import type { WordsOfForm } from './mails/form-words.ts';
import type { MailContext } from './mails/form-mails.ts';
import type { Submission } from './submission.ts';

type Body<Id extends FormCommandId> = z.output<Commands[Id]['body']>;
/** What a visitor fills in. */
export type FieldsOf<Id extends FormCommandId> = Omit<Body<Id>, keyof FormEnvelope | 'propertyId'>;

/** A form as the API receives it: what it is called, and the mails that it leads to. */
export interface FormDefinition<Id extends FormCommandId = FormCommandId> {
  /** In the database. */
  kind: FormKind;
  command: Id;
  words: WordsOfForm;
  /** What the agency is told beside the visitor's name, address and message. */
  facts(fields: FieldsOf<Id>, language: Language, texts: FormMailTexts): Fact[];
  /** What else is stored in the transaction of the submission; it may queue mails of its own. */
  store?(transaction: Database, submission: StoredSubmission<Id>, context: MailContext): Promise<void>;
}

/** A submission that was given its id. */
export interface StoredSubmission<Id extends FormCommandId> extends Submission {
  id: string;
  fields: FieldsOf<Id> & Submission['fields'];
}

/** Types a definition by its command. */
export const defineForm = <Id extends FormCommandId>(definition: FormDefinition<Id>): FormDefinition =>
  definition as unknown as FormDefinition;
