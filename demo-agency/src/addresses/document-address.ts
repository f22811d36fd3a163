import { isLanguage, type Language } from 'shared-kit/domain/languages';
import { MEDIA_ORIGIN } from './media-origin.ts';

export const DOCUMENTS_PATH = '/documents';

const DOCUMENT_KINDS = ['energy', 'plans', 'electricity', 'planning', 'specifications'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A document of the listing or the project with this ID. */
export interface DocumentName {
  subject: number;
  kind: DocumentKind;
  language: Language;
}

/** The document of a file name such as `1399-plans-fr.pdf`; undefined when there is none. */
export function documentOfFile(file: string): DocumentName | undefined {
  const [, subject, kind, language] = /^([1-9]\d{0,8})-([a-z]+)-([a-z]{2})\.pdf$/.exec(file) ?? [];
  if (!isKind(kind) || !isLanguage(language)) return undefined;
  return { subject: Number(subject), kind, language };
}

/** The address of a document in a language. */
export function documentAddress({ subject, kind, language }: DocumentName): string {
  return `${MEDIA_ORIGIN}${DOCUMENTS_PATH}/${subject}-${kind}-${language}.pdf`;
}

const isKind = (text: string | undefined): text is DocumentKind =>
  (DOCUMENT_KINDS as readonly (string | undefined)[]).includes(text);
