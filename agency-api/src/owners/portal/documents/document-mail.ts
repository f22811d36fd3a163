import type { Language } from 'shared-kit/domain/languages';
import type { FeedOwner } from '../../auth/find-owner.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { fileLinks, type LinkedFile } from '../../../mail/mailed-files.ts';
import { layOutMail } from '../../../mail/mail-layout.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import type { AskedDocument } from './asked-documents.ts';

interface Words {
  subject: string;
  news: string;
  document: string;
  property: string;
  owner: string;
}

const WORDS: Record<Language, (owner: string, reference: string) => Words> = {
  fr: (owner, reference) => ({
    subject: `Document du propriétaire : ${reference}`,
    news: `${owner} a envoyé un document que vous lui aviez demandé.`,
    document: 'Document',
    property: 'Bien',
    owner: 'Propriétaire',
  }),
  nl: (owner, reference) => ({
    subject: `Document van de eigenaar: ${reference}`,
    news: `${owner} stuurde een document waar u om vroeg.`,
    document: 'Document',
    property: 'Pand',
    owner: 'Eigenaar',
  }),
  en: (owner, reference) => ({
    subject: `Document from the owner: ${reference}`,
    news: `${owner} has sent a document that you asked for.`,
    document: 'Document',
    property: 'Property',
    owner: 'Owner',
  }),
  de: (owner, reference) => ({
    subject: `Unterlage vom Eigentümer: ${reference}`,
    news: `${owner} hat eine Unterlage geschickt, um die Sie gebeten hatten.`,
    document: 'Unterlage',
    property: 'Immobilie',
    owner: 'Eigentümer',
  }),
};

/** Tells the agency of a document that an owner sent, in the site's first language; the files come by links that expire (product U2). */
export function documentMail(
  config: AgencyConfig,
  owner: FeedOwner,
  { asked, files, mailbox }: { asked: AskedDocument; files: readonly LinkedFile[]; mailbox: string },
): Mail {
  const language = config.languages.default;
  const name = `${owner.firstName} ${owner.lastName}`;
  const words = WORDS[language](name, asked.reference);
  return {
    to: { name: config.agency.name, address: mailbox },
    replyTo: owner.email,
    subject: words.subject,
    ...layOutMail(config, language, [
      { kind: 'text', text: words.news },
      {
        kind: 'facts',
        facts: [
          [words.document, asked.name],
          [words.property, `${asked.reference} – ${asked.city}`],
          [words.owner, `${name}, ${owner.email}`],
        ],
      },
      ...fileLinks(files, language, config),
    ]),
  };
}
