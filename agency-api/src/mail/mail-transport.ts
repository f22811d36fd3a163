import type { SendMailOptions } from 'nodemailer';
import type { ClaimedMail } from './claim-mails.ts';

/** Sends a mail; resolves when the receiving server has it, rejects when not. */
export interface MailTransport {
  send(mail: SendMailOptions & { messageId: string }): Promise<void>;
  close(): void;
}

/** Who mails come from. */
export interface Sender {
  name: string;
  address: string;
}

/** A mail as nodemailer takes it. Addresses are objects, so that nothing in a name can become an address of its own. */
export function messageOf(mail: ClaimedMail, from: Sender): SendMailOptions & { messageId: string } {
  return {
    messageId: `<${mail.id}@${from.address.split('@')[1]}>`,
    from,
    to: { name: mail.recipientName, address: mail.recipient },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
