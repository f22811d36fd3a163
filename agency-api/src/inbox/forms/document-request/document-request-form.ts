import type { RequestableDocument } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import { ApiFault } from '../../../http/api-fault.ts';
import { layOutMail, type MailBlock } from '../../../mail/mail-layout.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import { documentLink } from '../../documents/document-link.ts';
import { defineForm, type MailContext, type SubmissionOf } from '../form-definition.ts';
import type { WordsOfForm } from '../mails/form-words.ts';
import { MAIL_TEXTS } from '../mails/mail-texts.ts';

interface About {
  title: string;
  reference: string;
}

interface Texts {
  documents: string;
  subject(about: About): string;
  here(about: About): string;
  until(days: number): string;
  unnamed(number: number): string;
}

/** The mail that brings the documents; it names nothing that was typed into the form. */
const DOCUMENT_TEXTS: Record<Language, Texts> = {
  nl: {
    documents: 'Documenten',
    subject: ({ reference }) => `De documenten die u aanvroeg, referentie ${reference}`,
    here: ({ title, reference }) =>
      `Hier zijn de documenten die u aanvroeg voor het pand “${title}” (referentie ${reference}).`,
    until: (days) => `De links werken ${days} dagen. Daarna kunt u de documenten opnieuw aanvragen.`,
    unnamed: (number) => `Document ${number}`,
  },
  fr: {
    documents: 'Documents',
    subject: ({ reference }) => `Les documents demandés, référence ${reference}`,
    here: ({ title, reference }) =>
      `Voici les documents que vous avez demandés pour le bien « ${title} » (référence ${reference}).`,
    until: (days) => `Les liens sont valables ${days} jours. Ensuite, vous pouvez redemander les documents.`,
    unnamed: (number) => `Document ${number}`,
  },
  en: {
    documents: 'Documents',
    subject: ({ reference }) => `The documents that you requested, reference ${reference}`,
    here: ({ title, reference }) =>
      `Here are the documents that you requested for “${title}” (reference ${reference}).`,
    until: (days) => `The links work for ${days} days. After that you can request the documents again.`,
    unnamed: (number) => `Document ${number}`,
  },
  de: {
    documents: 'Dokumente',
    subject: ({ reference }) => `Die angeforderten Dokumente, Referenz ${reference}`,
    here: ({ title, reference }) =>
      `hier sind die Dokumente, die Sie zur Immobilie „${title}“ (Referenz ${reference}) angefordert haben.`,
    until: (days) => `Die Links gelten ${days} Tage. Danach können Sie die Dokumente erneut anfordern.`,
    unnamed: (number) => `Dokument ${number}`,
  },
};

/** The visitor's mail is the one with the documents. */
const UNUSED = { subject: '', received: '' };

const documentRequestWords: WordsOfForm = {
  nl: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: UNUSED,
    toAgency: {
      subject: `Documenten aangevraagd, referentie ${reference}: ${name}`,
      news: `Een bezoeker kreeg links naar documenten van het pand “${title}” (referentie ${reference}).`,
    },
  }),
  fr: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: UNUSED,
    toAgency: {
      subject: `Documents demandés, référence ${reference} : ${name}`,
      news: `Un visiteur a reçu des liens vers des documents du bien « ${title} » (référence ${reference}).`,
    },
  }),
  en: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: UNUSED,
    toAgency: {
      subject: `Documents requested, reference ${reference}: ${name}`,
      news: `A visitor got links to documents of “${title}” (reference ${reference}).`,
    },
  }),
  de: ({ name, property: { title, reference } = NO_PROPERTY }) => ({
    toVisitor: UNUSED,
    toAgency: {
      subject: `Dokumente angefordert, Referenz ${reference}: ${name}`,
      news: `Ein Besucher hat Links zu Dokumenten der Immobilie „${title}“ (Referenz ${reference}) erhalten.`,
    },
  }),
};

/** Not met: the API refuses a request without property. */
const NO_PROPERTY = { title: '', reference: '' };

type Request = SubmissionOf<'sendDocumentRequest'>;

/** Asks for documents of a property that are not public: they come by mail, as links that expire (product U6). */
export const documentRequestForm = defineForm({
  kind: 'document-request',
  command: 'sendDocumentRequest',
  words: documentRequestWords,
  isOptIn: true,
  admit(request) {
    if (listDocuments(request).length === request.fields.documents.length) return;
    throw new ApiFault('invalid-input', [
      { field: 'documents', rule: 'documents that can be requested, each once', messageKey: 'invalid' },
    ]);
  },
  facts(_fields, language, _texts, _context, request) {
    const known = listDocuments({ ...request, property: request.propertyForAgency });
    const names = listDocuments(request).map(
      (asked) => known.find(({ id }) => id === asked.id)?.name.trim() || asked.name.trim() || asked.id,
    );
    return [[DOCUMENT_TEXTS[language].documents, names.join(', ')]];
  },
  toVisitor: mailWithDocuments,
});

/** What was asked for and is there. */
export function listDocuments({ fields, property }: Request): RequestableDocument[] {
  return (property?.detail.documentsOnRequest ?? []).filter(({ id }) => fields.documents.includes(id));
}

/** The mail with the links, to the address that the form came with. */
export async function mailWithDocuments(request: Request, context: MailContext): Promise<Mail> {
  const { fields, language, property } = request;
  const { config, database, siteUrl: site } = context;
  const texts = MAIL_TEXTS[language];
  const own = DOCUMENT_TEXTS[language];
  const days = config.contact.files.linkDays;
  const links: MailBlock[] = [];
  for (const [index, { id, name }] of listDocuments(request).entries()) {
    if (!site || !property) continue;
    const address = await documentLink(
      database,
      { propertyId: property.id, documentId: id, language, requestId: request.id },
      { days, site },
    );
    links.push({ kind: 'link', label: name.trim() || own.unnamed(index + 1), address });
  }
  const about = { title: property?.title ?? '', reference: property?.reference ?? '' };
  const text = (words: string): MailBlock => ({ kind: 'text', text: words });
  return {
    to: { address: fields.email },
    replyTo: property?.managerEmail ?? context.agencyMailbox,
    subject: own.subject(about),
    ...layOutMail(config, language, [
      text(texts.greeting),
      text(own.here(about)),
      ...links,
      text(own.until(days)),
      text(`${texts.closing}\n${config.agency.name}`),
      text(texts.notYou),
    ]),
  };
}
