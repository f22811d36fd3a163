import type { AgencyConfig } from '../../content/agency-config.ts';
import type { MailBlock } from '../../mail/mail-layout.ts';
import type { FormMailTexts } from './form-mail-texts.ts';

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
  texts: Pick<FormMailTexts, 'files'>,
  { contact }: AgencyConfig,
): MailBlock[] {
  if (files.length === 0) return [];
  return [
    { kind: 'text', text: texts.files(contact.files.linkDays) },
    ...files.map(({ name, size, address }): MailBlock => {
      const label = `${name} (${fileSize(size)})`;
      return address ? { kind: 'link', label, address } : { kind: 'text', text: label };
    }),
  ];
}

const fileSize = (bytes: number) =>
  bytes < 2 ** 20 ? `${Math.ceil(bytes / 2 ** 10)} KB` : `${(bytes / 2 ** 20).toFixed(1)} MB`;
