import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from '../database/drizzle.ts';
import type { Database } from '../database/database.ts';
import { outboxMails } from '../database/schema/mail.ts';
import { emlTransport } from '../mail/eml-transport.ts';
import { toMessage, type Sender } from '../mail/mail-transport.ts';

/** Mails that a site without SMTP wrote as files. */
export interface MailCopies {
  erase(ids: readonly string[]): Promise<void>;
  /** As the mails are in the transaction; those of which there is no file get none. */
  writeAnew(tx: Database, ids: readonly string[]): Promise<void>;
}

/** Those in the folder of `emlTransport`. */
export function mailCopies(folder: string, from: Sender): MailCopies {
  /** Finished ones, and what a process that was killed left of one. */
  const files = async (ids: readonly string[]) => {
    const names = await readdir(folder).catch(() => []);
    return names.flatMap((name) => {
      const id = /^\.?([\da-f-]{36})\.eml/.exec(name)?.[1];
      return id !== undefined && ids.includes(id) ? [{ name, id }] : [];
    });
  };
  return {
    async erase(ids) {
      for (const { name } of await files(ids)) await rm(join(folder, name), { force: true });
    },
    async writeAnew(tx, ids) {
      const written = (await files(ids)).map(({ id }) => id);
      if (written.length === 0) return;
      const transport = emlTransport(folder);
      for (const mail of await tx.select().from(outboxMails).where(inArray(outboxMails.id, written)))
        await transport.send(toMessage(mail, from));
    },
  };
}
