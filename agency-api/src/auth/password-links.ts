import type { Logger } from 'pino';
import { ownerPath } from 'shared-kit/domain/owner-paths';
import type { AgencyConfig } from '../content/agency-config.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findOwner } from './find-owner.ts';
import { passwordLinkMail } from './mails/password-link-mail.ts';

interface PasswordLinkOptions {
  database: Database;
  config: AgencyConfig;
  logger: Logger;
}

/** Mails an owner the link to choose a password, which leads to `site`; an unknown site is no place to send a token to. */
export async function mailPasswordLink(
  { database, config, logger }: PasswordLinkOptions,
  { email, token, site }: { email: string; token: string; site: string | undefined },
): Promise<void> {
  const owner = await findOwner(database, email);
  if (!owner) return;
  if (site === undefined)
    return logger.error('An owner asked for a password, but no link can be mailed: set PUBLIC_URL');
  const page = ownerPath('newPassword', owner.language);
  await queueMail(database, passwordLinkMail(config, owner, `${site}${page}?token=${token}`));
}
