import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The mails that an API without SMTP wrote below its data folder, those with `recipient` as To or Reply-To, or with a link to write to them. */
export async function mailsAbout(data: string, recipient: string): Promise<Email[]> {
  const folder = path.join(data, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => /^[^.].*\.eml$/.test(file));
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))),
  );
  return mails.filter(
    ({ to, replyTo, text }) =>
      [...(to ?? []), ...(replyTo ?? [])].some(({ address }) => address === recipient) ||
      text?.includes(`mailto:${recipient}`),
  );
}
