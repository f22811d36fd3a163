import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type SendMailOptions, createTransport } from 'nodemailer';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import type { ClaimedMail } from './outbox-mails.ts';

/** The site's transport: its mail server, or files. */
export function siteMail(
  settings: { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined; AGENCY_DATA: string },
  { agency }: Pick<AgencyConfig, 'agency'>,
): { transport: MailTransport; from: Sender } {
  const { SMTP_URL, MAIL_FROM, AGENCY_DATA } = settings;
  return {
    transport: SMTP_URL ? smtpTransport(SMTP_URL) : emlTransport(join(AGENCY_DATA, 'mail')),
    from: { name: agency.name, address: MAIL_FROM ?? agency.email },
  };
}

/** Delivers a mail; resolves when the receiving server has accepted it. */
export interface MailTransport {
  send(mail: SendMailOptions & { messageId: string }): Promise<void>;
  close(): void;
}

/** Sender of mails. */
export interface Sender {
  name: string;
  address: string;
}

/** A mail in nodemailer's format. Addresses are objects, so that a name cannot inject another address. */
export function toMessage(mail: ClaimedMail, from: Sender): SendMailOptions & { messageId: string } {
  return {
    messageId: `<${mail.id}@${from.address.split('@')[1]}>`,
    from,
    to: { name: mail.recipientName, address: mail.recipient },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    ...(mail.attachments && {
      attachments: mail.attachments.map((file) => ({ ...file, encoding: 'base64' })),
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Together shorter than the claim of a mail. */
const LIMITS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
};

/** Sends mails through the server of an `smtp://` or `smtps://` address. */
export function smtpTransport(url: string): MailTransport {
  const server = createTransport({ url, pool: true, maxConnections: 1, ...LIMITS });
  return {
    async send(mail) {
      await server.sendMail(mail);
    },
    close: () => server.close(),
  };
}

/**
 * Writes mails as `.eml` files, which mail programs open: for a site without SMTP. Files are written atomically, and the
 * same mail yields the same file.
 */
export function emlTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mail);
      await mkdir(folder, { recursive: true });
      const name = `${mail.messageId.replace(/^<|@.*$/g, '')}.eml`;
      const draft = join(folder, `.${name}.${process.pid}`);
      await using file = await open(draft, 'w');
      await file.writeFile(message as Buffer);
      await file.sync();
      await rename(draft, join(folder, name));
    },
    close: () => composer.close(),
  };
}
