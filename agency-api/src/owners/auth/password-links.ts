import type { Logger } from 'pino';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { languageInUse } from '../../configuration/language-in-use.ts';
import type { Database } from '../../database/database.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findSigningOwner } from './find-owner.ts';
import { passwordLinkMail } from './mails/password-link-mail.ts';

interface PasswordLinkOptions {
  database: Database;
  config: AgencyConfig;
  logger: Logger;
}

interface PasswordLink {
  email: string;
  token: string;
  site: string | undefined;
  /** Of the mail; the owner's without it, or the site's first if the site is not in that. */
  language: Language | undefined;
}

/** Mails an owner the link to choose a password, which leads to `site`; an unknown site is no place to send a token to. */
export async function mailPasswordLink(
  { database, config, logger }: PasswordLinkOptions,
  { email, token, site, language }: PasswordLink,
): Promise<void> {
  const owner = await findSigningOwner(database, email);
  if (!owner) return;
  if (site === undefined)
    return logger.error('An owner asked for a password, but no link can be mailed: set PUBLIC_URL');
  // The site leads on from there to the page's path in this language.
  const reader = { ...owner, language: language ?? languageInUse(config, owner.language) };
  const address = `${site}/${reader.language}/new-password/?token=${token}`;
  await queueMail(database, passwordLinkMail(config, reader, address));
}
