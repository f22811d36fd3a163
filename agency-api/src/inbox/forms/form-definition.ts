import type { Commands, FormCommandId } from 'shared-kit/contracts/api/commands';
import type { FormEnvelope, FormReceipt } from 'shared-kit/contracts/api/forms/form-bodies';
import type { Language } from 'shared-kit/domain/languages';
import type * as z from 'zod';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Vocabulary } from '../../catalogue/listings/vocabulary/vocabulary.ts';
import type { Database } from '../../database/database.ts';
import type { FormKind } from '../../database/schema/forms.ts';
import type { MailAttachment } from '../../database/schema/mail.ts';
import type { MailAllowance } from './submission-limits.ts';
import type { Fact } from './mails/facts.ts';
import type { FormMailTexts } from './mails/form-mail-texts.ts';
import type { WordsOfForm } from './mails/form-words.ts';
import type { MailBlock } from '../../mail/mail-layout.ts';
import type { Mail } from '../../mail/queue-mail.ts';
import type { Submission } from './submission.ts';

type Body<Id extends FormCommandId> = z.output<Commands[Id]['body']>;
/** What a visitor fills in. */
export type FieldsOf<Id extends FormCommandId> = Omit<Body<Id>, keyof FormEnvelope | 'propertyId' | 'token'>;

/** What mails of forms are written from. */
export interface MailContext {
  database: Database;
  /** Names of types and towns. */
  vocabulary: Vocabulary;
  config: AgencyConfig;
  /** Mailbox of the agency for forms; a property's manager takes precedence. */
  agencyMailbox: string;
  /** Origin of the site; without it mails have no links. */
  siteUrl: string | undefined;
}

/** A form as the API receives it: what it is called, and the mails that it leads to. */
export interface FormDefinition<Id extends FormCommandId = FormCommandId> {
  /** In the database. */
  kind: FormKind;
  command: Id;
  /** What its mails say; without them the agency is not told of the form. */
  words?: WordsOfForm;
  /** What the agency is told beside the visitor's name, address and message. */
  facts?(
    fields: FieldsOf<Id>,
    language: Language,
    texts: FormMailTexts,
    context: MailContext,
    submission: SubmissionOf<Id>,
  ): Fact[];
  /** Links of the mail to the agency, such as one by which it decides. */
  agencyLinks?(submission: SubmissionOf<Id>, context: MailContext): Promise<MailBlock[]>;
  /** The mail to the visitor, where it is no mere confirmation. It names nothing that was typed into the form. */
  toVisitor?(submission: SubmissionOf<Id>, context: MailContext): Promise<Mail>;
  /** The mail to the visitor asks whether they want what was asked for: it waits rather than being left out (product V43). */
  isOptIn?: boolean;
  /** The agency decides by a link of its mail, which nobody else may see. */
  isDecided?: boolean;
  /** False: the visitor gets no mail. */
  mailsVisitor?: boolean;
  /** A captcha is always asked for; a form sent without scripts has none and is refused. */
  needsCaptcha?: boolean;
  /** Fields that hold references to uploaded files. */
  fileFields?: readonly (keyof FieldsOf<Id> & string)[];
  /** Its mail to the agency is erased with it, sooner than others. */
  isShortLived?: boolean;
  /** Files that both mails carry. */
  attachments?(submission: SubmissionOf<Id>, context: MailContext): Promise<MailAttachment[]>;
  /** Throws `ApiFault` where the form is not for this property, or not for this visitor. Nothing has been made for it yet. */
  admit?(
    submission: SubmissionOf<Id>,
    context: Pick<MailContext, 'database' | 'config'> & { token: string | undefined },
  ): void | Promise<void>;
  /** What is kept of the fields, and what else belongs to them; by default all fields. */
  kept?(fields: FieldsOf<Id>, submission: SubmissionOf<Id>): object;
  /** What else is stored in the transaction of the submission; `allowance` says which mails the visitor may get. */
  store?(
    transaction: Database,
    submission: SubmissionOf<Id>,
    context: MailContext,
    allowance: MailAllowance,
  ): Promise<void>;
  /** What the receipt of a stored form tells beside its id. */
  receipt?(database: Database, id: string): Promise<Omit<FormReceipt, 'id'>>;
  /** Takes a form that changes what an earlier one said, by the token of a mail. */
  change?(database: Database, token: string, submission: SubmissionOf<Id>): Promise<ChangedForm>;
}

/** An earlier form, changed by the link of its mail. */
interface ChangedForm {
  id: string;
  /** Its address, which whoever has the mail has proved. */
  email: string;
}

/** A submission with the fields of its form. */
export type SubmissionOf<Id extends FormCommandId> = Submission & { fields: FieldsOf<Id> };

/** Types a definition by its command. */
export const defineForm = <Id extends FormCommandId>(definition: FormDefinition<Id>): FormDefinition =>
  definition as unknown as FormDefinition;
