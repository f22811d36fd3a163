import type { Language } from 'shared-kit/domain/languages';
import { formatPhone } from 'shared-kit/domain/phone';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { layOutMail, type MailBlock } from '../../mail/mail-layout.ts';
import type { Mail } from '../../mail/queue-mail.ts';
import type { Submission } from '../submission.ts';
import type { FormMailTexts } from './form-mail-texts.ts';
import { de } from './texts-de.ts';
import { en } from './texts-en.ts';
import { fr } from './texts-fr.ts';
import { nl } from './texts-nl.ts';

const TEXTS: Record<Language, FormMailTexts> = { nl, fr, en, de };

export interface MailContext {
  config: AgencyConfig;
  /** Mailbox of the agency for forms; a property's manager takes precedence. */
  agencyMailbox: string;
  /** Origin of the site; without it mails have no links. */
  siteUrl: string | undefined;
}

/** The two mails of a form. */
export interface FormMails {
  /** In the agency's language, with all of the visitor's input. */
  toAgency: Mail;
  /** In the visitor's language. */
  toVisitor: Mail;
}

/** Writes the mails of a form. */
export function formMails(submission: Submission, context: MailContext): FormMails {
  return { toAgency: mailToAgency(submission, context), toVisitor: mailToVisitor(submission, context) };
}

function mailToAgency(submission: Submission, context: MailContext): Mail {
  const { fields, property } = submission;
  const language = context.config.languages.default;
  const texts = TEXTS[language];
  const name = fullName(submission);
  const { news, subjects } = texts;
  return {
    to: { name: context.config.agency.name, address: mailboxFor(submission, context) },
    replyTo: fields.email,
    subject: property
      ? subjects.toAgency.property(property.reference, name)
      : subjects.toAgency.contact(name),
    ...layOutMail(context.config, language, [
      paragraph(property ? news.property(property.title, property.reference) : news.contact),
      { kind: 'facts', facts: visitorFacts(submission, texts) },
      ...remarkBlocks(submission, texts),
      ...propertyLink(submission, texts, context),
      paragraph(texts.answerHere),
    ]),
  };
}

/**
 * The address is not verified to be the visitor's own. So this mail contains no user input, not even a name:
 * else anyone could send any text to any address in the agency's name.
 */
function mailToVisitor(submission: Submission, context: MailContext): Mail {
  const { fields, language, property } = submission;
  const texts = TEXTS[language];
  const { received, subjects } = texts;
  return {
    to: { address: fields.email },
    replyTo: mailboxFor(submission, context),
    subject: property
      ? subjects.toVisitor.property(property.reference)
      : subjects.toVisitor.contact(context.config.agency.name),
    ...layOutMail(context.config, language, [
      paragraph(texts.greeting),
      paragraph(property ? received.property(property.title, property.reference) : received.contact),
      ...propertyLink(submission, texts, context),
      paragraph(texts.whatNext),
      paragraph(`${texts.closing}\n${context.config.agency.name}`),
      paragraph(texts.notYou),
    ]),
  };
}

const paragraph = (text: string): MailBlock => ({ kind: 'text', text });

const fullName = ({ fields }: Submission) => `${fields.firstName} ${fields.lastName}`;

const mailboxFor = ({ property }: Submission, { agencyMailbox }: MailContext) =>
  property?.managerEmail ?? agencyMailbox;

function remarkBlocks({ fields }: Submission, { labels }: FormMailTexts): MailBlock[] {
  return fields.remark ? [paragraph(labels.remark), { kind: 'quote', text: fields.remark }] : [];
}

/** The address that holds whatever the property's page is called, in the language of the visitor; the site leads on from there. */
function propertyLink(
  { language, property }: Submission,
  texts: FormMailTexts,
  { siteUrl }: MailContext,
): MailBlock[] {
  if (!property || !siteUrl) return [];
  return [
    {
      kind: 'link',
      label: texts.seeProperty,
      address: new URL(`/${language}/property/${property.id}/`, siteUrl).href,
    },
  ];
}

function visitorFacts({ fields, language }: Submission, texts: FormMailTexts): [string, string][] {
  const { labels } = texts;
  const title = fields.title ? `${texts.titles[fields.title]} ` : '';
  const facts: [string, string][] = [
    [labels.name, `${title}${fields.firstName} ${fields.lastName}`],
    [labels.email, fields.email],
    [labels.phone, formatPhone(fields.phone)],
    [labels.address, postalAddress(fields, texts)],
    [labels.preference, fields.preference && texts.preferences[fields.preference]],
    [labels.timeSlots, fields.timeSlots.map((slot) => slot.replace('-', ' – ')).join(', ')],
    [labels.newsletter, fields.newsletter ? texts.yes : texts.no],
    [labels.language, texts.languages[language]],
  ];
  return facts.filter(([, value]) => value !== '');
}

function postalAddress(
  { street, number, box, zip, city }: Submission['fields'],
  texts: FormMailTexts,
): string {
  const line = [street, number, box && `${texts.box} ${box}`].filter(Boolean).join(' ');
  return `${line}, ${zip} ${city}`;
}
