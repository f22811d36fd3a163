import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';

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
