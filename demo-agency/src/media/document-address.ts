import { isLanguage, type Language } from 'shared-kit/domain/languages';
import { inFour, type Texts } from '../feed/texts.ts';
import { MEDIA_ORIGIN } from './media-origin.ts';

export const DOCUMENTS_PATH = '/documents';

export const DOCUMENT_NAMES = {
  energy: inFour('Certificat PEB', 'EPC-attest', 'Energy certificate', 'Energieausweis'),
  plans: inFour('Plans', 'Plannen', 'Floor plans', 'Grundrisse'),
  electricity: inFour('Contrôle électrique', 'Elektrische keuring', 'Electrical inspection', 'Prüfung der Elektroanlage'),
  planning: inFour('Renseignements urbanistiques', 'Stedenbouwkundige inlichtingen', 'Planning information', 'Städtebauliche Auskünfte'),
  specifications: inFour('Cahier des charges', 'Lastenboek', 'Building specification', 'Baubeschreibung'),
} satisfies Record<string, Texts>; // prettier-ignore

export type DocumentKind = keyof typeof DOCUMENT_NAMES;

/** A document of the listing or the project with this ID. */
export interface DocumentName {
  subject: number;
  kind: DocumentKind;
  language: Language;
}

/** The document that a file such as `1399-plans-fr.pdf` holds; undefined when it names none. */
export function documentOfFile(file: string): DocumentName | undefined {
  const [, subject, kind, language] = /^([1-9]\d{0,8})-([a-z]+)-([a-z]{2})\.pdf$/.exec(file) ?? [];
  if (!isKind(kind) || !isLanguage(language)) return undefined;
  return { subject: Number(subject), kind, language };
}

/** The addresses of a document in each language. */
export function documentAddress(subject: number, kind: DocumentKind): Texts {
  const addressIn = (language: Language) =>
    `${MEDIA_ORIGIN}${DOCUMENTS_PATH}/${subject}-${kind}-${language}.pdf`;
  return inFour(addressIn('fr'), addressIn('nl'), addressIn('en'), addressIn('de'));
}

const isKind = (text: string | undefined): text is DocumentKind =>
  text !== undefined && Object.hasOwn(DOCUMENT_NAMES, text);
