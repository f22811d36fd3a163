import type { RequestableDocument } from 'shared-kit/contracts/api/property';
import { documentLink } from '../../documents/document-link.ts';
import { ApiFault } from '../../../http/api-fault.ts';
import { layOutMail, type MailBlock } from '../../../mail/mail-layout.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import { defineForm, type MailContext, type SubmissionOf } from '../form-definition.ts';
import { MAIL_TEXTS } from '../mails/mail-texts.ts';
import { DOCUMENT_TEXTS, documentRequestWords } from './document-request-words.ts';

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
