import type { Logger } from 'pino';
import type { Language } from 'shared-kit/domain/languages';
import { OperatorError } from 'composer/server';
import { findOwner } from '../auth/find-owner.ts';
import { invitationMail } from '../auth/mails/invitation-mail.ts';
import { createOwnerAuth } from '../auth/owner-auth.ts';
import { ownerSecret } from '../auth/owner-limits.ts';
import { reconcileAccount } from '../auth/reconcile-account.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { languageInUse } from '../../configuration/language-in-use.ts';
import type { Database } from '../../database/database.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { UnknownOwner } from './owner-account.ts';

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
  /** Of the mail; the owner's without it, or the site's first if the site is not in that. */
  language?: Language | undefined;
}

/**
 * Mails an owner whom the feeds name the link to choose a password. Throws `UnknownOwner`, and `OperatorError` for a language that
 * the site does not have.
 */
export async function inviteOwner(
  { database, config, logger }: InvitationOptions,
  { email, site, language }: Invitation,
): Promise<void> {
  const { inUse } = config.languages;
  if (language && !inUse.includes(language))
    throw new OperatorError(
      `The site has no pages in "${language}": languages.json names ${inUse.join(', ')}.`,
    );
  const known = await findOwner(database, email.toLowerCase());
  if (!known) throw new UnknownOwner(email);
  const owner = { ...known, language: language ?? languageInUse(config, known.language) };
  await reconcileAccount(database, owner.feedEmail);
  const token = await tokenFor(owner.email, { database, logger });
  const address = `${site}/${owner.language}/new-password/?token=${token}`;
  await queueMail(database, invitationMail(config, owner, { address, days: DAYS }));
}

/** Of a new link. better-auth answers the same whether it made one or not, and tells the log alone of errors. */
async function tokenFor(
  email: string,
  { database, logger }: Pick<InvitationOptions, 'database' | 'logger'>,
): Promise<string> {
  let made: string | undefined;
  const auth = createOwnerAuth({
    database,
    secret: await ownerSecret(database),
    secure: false,
    logger,
    linkSeconds: DAYS * 24 * 60 * 60,
    sendPasswordLink: async (_email, token) => void (made = token),
  });
  await auth.api.requestPasswordReset({ body: { email } });
  if (made === undefined) throw new OperatorError(`${email} is not invited: no link could be made.`);
  return made;
}
