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
import type { Mail } from '../mail/queue-mail.ts';
import type { Submission } from './submission.ts';

type Body<Id extends FormCommandId> = z.output<Commands[Id]['body']>;
/** What a visitor fills in. */
export type FieldsOf<Id extends FormCommandId> = Omit<Body<Id>, keyof FormEnvelope | 'propertyId' | 'token'>;

/** A form as the API receives it: what it is called, and the mails that it leads to. */
export interface FormDefinition<Id extends FormCommandId = FormCommandId> {
  /** In the database. */
  kind: FormKind;
  command: Id;
  /** What its mails say; without them the agency is not told of the form. */
  words?: WordsOfForm;
  /** What the agency is told beside the visitor's name, address and message. */
  facts?(fields: FieldsOf<Id>, language: Language, texts: FormMailTexts, context: MailContext): Fact[];
  /** The mail to the visitor, where it is no mere confirmation. It names nothing that was typed into the form. */
  toVisitor?(submission: SubmissionOf<Id>, context: MailContext): Promise<Mail>;
  /** False: the visitor gets no mail. */
  mailsVisitor?: boolean;
  /** A captcha is always asked for; a form sent without scripts has none and is refused. */
  needsCaptcha?: boolean;
  /** What is kept of the fields; by default all. */
  kept?(fields: FieldsOf<Id>): object;
  /** What else is stored in the transaction of the submission; `mayMail` says whether the visitor may get another mail. */
  store?(
    transaction: Database,
    submission: SubmissionOf<Id>,
    context: MailContext,
    mayMail: boolean,
  ): Promise<void>;
  /** Takes a form that changes what an earlier one said, by the token of a mail; returns the id of the earlier one. */
  change?(database: Database, token: string, submission: SubmissionOf<Id>): Promise<string>;
}

/** A submission with the fields of its form. */
export type SubmissionOf<Id extends FormCommandId> = Submission & { fields: FieldsOf<Id> };

/** Types a definition by its command. */
export const defineForm = <Id extends FormCommandId>(definition: FormDefinition<Id>): FormDefinition =>
  definition as unknown as FormDefinition;
