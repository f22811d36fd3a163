import { fileSize, NUMBER_LOCALE } from 'shared-kit/domain/numbers';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import type { MailBlock } from './mail-layout.ts';

/** Above the links. */
const FILES: Record<Language, (days: number) => string> = {
  nl: (days) => `Bestanden (de links werken ${days} dagen):`,
  fr: (days) => `Fichiers (liens valables ${days} jours) :`,
  en: (days) => `Files (the links work for ${days} days):`,
  de: (days) => `Dateien (die Links gelten ${days} Tage):`,
};

/** A file that a mail leads to. */
export interface LinkedFile {
  name: string;
  /** In bytes. */
  size: number;
  /** Expires; without it the file is only named. */
  address?: string | undefined;
}

/** Files by links, as attachments would pass virus filters and stay in mailboxes (product U2). */
export function fileLinks(
  files: readonly LinkedFile[],
  language: Language,
  { contact, languages }: AgencyConfig,
): MailBlock[] {
  if (files.length === 0) return [];
  return [
    { kind: 'text', text: FILES[language](contact.files.linkDays) },
    ...files.map(({ name, size, address }): MailBlock => {
      const label = `${name} (${fileSize(size, language, sizeFigure(languages.numberLocales?.[language]))})`;
      return address ? { kind: 'link', label, address } : { kind: 'text', text: label };
    }),
  ];
}

const sizeFigure =
  (locale: string = NUMBER_LOCALE) =>
  (figure: number, maximumFractionDigits: number) =>
    figure.toLocaleString(locale, { maximumFractionDigits });
