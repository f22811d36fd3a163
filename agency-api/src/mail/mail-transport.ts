import type { SendMailOptions } from 'nodemailer';
import type { ClaimedMail } from './claim-mail.ts';

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
