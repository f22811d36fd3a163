import type { Logger } from 'pino';
import type { Language } from 'shared-kit/domain/languages';
import { findOwner } from '../auth/find-owner.ts';
import { invitationMail } from '../auth/mails/invitation-mail.ts';
import { createOwnerAuth } from '../auth/owner-auth.ts';
import { ownerSecret } from '../auth/owner-limits.ts';
import { reconcileAccount } from '../auth/reconcile-account.ts';
import type { AgencyConfig } from '../content/agency-config.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { UnknownOwner } from './unknown-owner.ts';

/** Days for which an invitation is good: people are on holiday. */
const DAYS = 7;

interface InvitationOptions {
  database: Database;
  config: AgencyConfig;
  logger: Logger;
}

interface Invitation {
  email: string;
  /** Origin of the site. */
  site: string;
  /** Of the mail; the owner's without it. */
  language?: Language | undefined;
}

/** Mails an owner whom the feeds name the link to choose a password. Throws `UnknownOwner`. */
export async function inviteOwner(
  { database, config, logger }: InvitationOptions,
  { email, site, language }: Invitation,
): Promise<void> {
  const known = await findOwner(database, email.toLowerCase());
  if (!known) throw new UnknownOwner(email);
  const owner = { ...known, language: language ?? known.language };
  await reconcileAccount(database, owner.email);
  const auth = createOwnerAuth({
    database,
    secret: await ownerSecret(database),
    secure: site.startsWith('https:'),
    logger,
    linkSeconds: DAYS * 24 * 60 * 60,
    async sendPasswordLink(_email, token) {
      const address = `${site}/${owner.language}/new-password/?token=${token}`;
      await queueMail(database, invitationMail(config, owner, { address, days: DAYS }));
    },
  });
  await auth.api.requestPasswordReset({ body: { email: owner.email } });
}
