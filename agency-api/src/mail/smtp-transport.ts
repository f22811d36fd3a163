import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';

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
