import type { Language } from 'shared-kit/domain/languages';
import { agencyOnly } from '../../../mail/agency-only.ts';
import { layOutMail, type MailBlock } from '../../../mail/mail-layout.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import type { FormDefinition, MailContext } from '../form-definition.ts';
import type { Submission } from '../submission.ts';
import { fileLinks } from '../../../mail/mailed-files.ts';
import { closingFacts, fullName, personFacts } from './facts.ts';
import type { FormMailTexts } from './form-mail-texts.ts';
import type { MailSubject, WordsOfForm } from './form-words.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

/** The two mails of a form. */
export interface FormMails {
  /** In the agency's language, with all of the visitor's input. */
  toAgency: Mail | undefined;
  /** In the visitor's language. */
  toVisitor: Mail | undefined;
}

/** Writes the mails of a form. */
export async function formMails(
  form: FormDefinition,
  submission: Submission,
  context: MailContext,
): Promise<FormMails> {
  const attachments = await form.attachments?.(submission as never, context);
  const carrying = (mail: Mail): Mail => (attachments ? { ...mail, attachments } : mail);
  return {
    toAgency: form.words && carrying(await mailToAgency(form, form.words, submission, context)),
    toVisitor:
      form.mailsVisitor === false ? undefined : carrying(await mailToVisitor(form, submission, context)),
  };
}

async function mailToAgency(
  form: FormDefinition,
  words: WordsOfForm,
  submission: Submission,
  context: MailContext,
): Promise<Mail> {
  const { fields } = submission;
  const language = context.config.languages.default;
  const texts = MAIL_TEXTS[language];
  const about = { ...submission, property: submission.propertyForAgency ?? submission.property };
  const { subject, news } = words[language](createSubject(about, context)).toAgency;
  const facts = [
    ...personFacts(fields, texts),
    ...(form.facts?.(fields as never, language, texts, context, submission as never) ?? []),
    ...closingFacts(fields, submission.language, texts),
  ];
  return {
    to: { name: context.config.agency.name, address: mailboxFor(submission, context) },
    ...(!form.isDecided && { replyTo: fields.email }),
    subject,
    isShortLived: form.isShortLived ?? false,
    ...layOutMail(context.config, language, [
      paragraph(news),
      { kind: 'facts', facts: facts.filter(([, value]) => value !== '') },
      ...remarkBlocks(submission, texts),
      ...fileLinks(submission.files ?? [], language, context.config),
      ...propertyLink(about, language, context),
      ...((await form.agencyLinks?.(submission as never, context)) ?? []),
      ...(form.isDecided ? agencyOnly(language, fields.email) : [paragraph(texts.answerHere)]),
    ]),
  };
}

async function mailToVisitor(
  form: FormDefinition,
  submission: Submission,
  context: MailContext,
): Promise<Mail> {
  const own = await form.toVisitor?.(submission as never, context);
  if (own) return own;
  if (!form.words) throw new Error(`The form ${form.kind} has no mail for its visitor`);
  return createConfirmation(form.words, submission, context);
}

/**
 * The address is not verified to be the visitor's own. So this mail contains no user input, not even a name:
 * else anyone could send any text to any address in the agency's name.
 */
function createConfirmation(words: WordsOfForm, submission: Submission, context: MailContext): Mail {
  const { fields, language } = submission;
  const texts = MAIL_TEXTS[language];
  const { name } = context.config.agency;
  const { subject, received, next } = words[language](createSubject(submission, context)).toVisitor;
  return {
    to: { address: fields.email },
    replyTo: mailboxFor(submission, context),
    subject,
    ...layOutMail(context.config, language, [
      paragraph(texts.greeting),
      paragraph(received),
      ...propertyLink(submission, language, context),
      paragraph(next ?? texts.whatNext),
      paragraph(`${texts.closing}\n${name}`),
      paragraph(texts.notYou),
    ]),
  };
}

const paragraph = (text: string): MailBlock => ({ kind: 'text', text });

const createSubject = (
  { fields, property }: Pick<Submission, 'fields' | 'property'>,
  { config }: MailContext,
): MailSubject => ({
  agency: config.agency.name,
  name: fullName(fields),
  property,
});

const mailboxFor = ({ property }: Submission, { agencyMailbox }: MailContext) =>
  property?.managerEmail ?? agencyMailbox;

function remarkBlocks({ fields }: Submission, { labels }: FormMailTexts): MailBlock[] {
  return fields.remark ? [paragraph(labels.remark), { kind: 'quote', text: fields.remark }] : [];
}

/** The address that holds whatever the property's page is called in the language; the site leads on from there. */
function propertyLink(
  { property }: Pick<Submission, 'property'>,
  language: Language,
  { siteUrl }: MailContext,
): MailBlock[] {
  if (!property || !siteUrl) return [];
  return [
    {
      kind: 'link',
      label: MAIL_TEXTS[language].seeProperty,
      address: new URL(`/${language}/property/${property.id}/`, siteUrl).href,
    },
  ];
}
