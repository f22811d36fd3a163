import { Router } from 'express';
import { commands } from 'shared-kit/contracts/api/commands';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { checkLanguageInUse } from '../../configuration/language-in-use.ts';
import type { Database } from '../../database/database.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { serveCommand } from '../../http/contract-routes.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findSigningOwner } from './find-owner.ts';
import { admitSignIn } from './admit-sign-in.ts';
import { askAuth, openSession } from './ask-auth.ts';
import { claimLink, giveLinkBack, endLinks } from './account-links.ts';
import { secondFactorNotice } from './mails/second-factor-notice.ts';
import { signInNotice } from './mails/sign-in-notice.ts';
import { ownOriginOnly, siteAddress } from '../../http/site-origin.ts';
import type { OwnerAccess } from './owner-access.ts';
import { presentPasswordHash } from './present-password.ts';
import { reconcileAccount } from './reconcile-account.ts';
import { admitCode, wrongCode } from './second-factor/code-limits.ts';
import { securedAccount } from './second-factor/stored-second-factor.ts';
import {
  codesTo,
  LINKS_PER_ACCOUNT,
  LINKS_PER_ADDRESS,
  linkFrom,
  linkTo,
  passwordFrom,
  PASSWORDS_PER_ADDRESS,
  signInTo,
} from './sign-in-limits.ts';

export interface AuthDependencies {
  database: Database;
  config: AgencyConfig;
  /** Origin of the site; without it that of the request. */
  publicUrl?: string | undefined;
  /** Where the agency is told of sign-ins; without it its own address. */
  agencyMailbox?: string | undefined;
  /** Told when mails were queued. */
  onMailQueued?: (() => void) | undefined;
}

/**
 * `POST /api/auth/…`: an owner signs in and out, asks for a link to choose a password, chooses it. What is known of
 * an e-mail is never told: known and unknown ones get the same answers.
 */
export function authRouter(dependencies: AuthDependencies, access: () => Promise<OwnerAccess>): Router {
  const { database, config, publicUrl, agencyMailbox, onMailQueued } = dependencies;
  const router = Router();
  router.post('/api/auth/*splat', ownOriginOnly(publicUrl));

  serveCommand(router, commands.signIn, async ({ email, password }, visitor, answer) => {
    const { auth, ...guards } = await access();
    const guard = await admitSignIn(guards, email, visitor.ip ?? '');
    await reconcileAccount(database, email);
    const secured = await securedAccount(database, email);
    if (secured !== undefined) {
      if (!(await presentPasswordHash(database, secured, password))) throw new ApiFault('sign-in-failed');
      await guard.goesOn();
      await guards.steps.begin(secured, answer);
      return { done: true, needsCode: true };
    }
    const body = { email, password };
    if (!(await askAuth(auth, { endpoint: '/sign-in/email', body, visitor, answer })))
      throw new ApiFault('sign-in-failed');
    await guard.passed();
    await tellAgency(email);
    return { done: true };
  });

  serveCommand(router, commands.sendSignInCode, async ({ code }, visitor, answer) => {
    const { auth, factors, steps, ...guards } = await access();
    const step = await steps.find(visitor);
    if (!step) throw new ApiFault('sign-in-required');
    const { accountId, email } = step;
    const guard = await admitSignIn(guards, email, visitor.ip ?? '');
    const codePassed = await admitCode(guards.limits, email);
    await database.transaction(async (transaction) => {
      const spent = await factors.spend(transaction, accountId, code);
      if (!spent) throw wrongCode();
      if (!(await steps.end(transaction, visitor))) throw new ApiFault('sign-in-required');
      if (spent === 'recovery')
        await tellOwner(transaction, email, await factors.codesLeft(accountId, transaction));
    });
    await guard.passed();
    await codePassed();
    if (!(await openSession(auth, accountId, visitor, answer))) throw new ApiFault('sign-in-required');
    steps.forget(answer);
    await tellAgency(email);
    return { done: true };
  });

  serveCommand(router, commands.signOut, async (body, visitor, answer) => {
    const { auth } = await access();
    await askAuth(auth, { endpoint: '/sign-out', body, visitor, answer });
    return { done: true };
  });

  serveCommand(router, commands.requestPasswordReset, async ({ email, lang }, visitor, answer) => {
    const { auth, limits } = await access();
    await limits.count(linkFrom(visitor.ip ?? ''), LINKS_PER_ADDRESS);
    await limits.count(linkTo(email), LINKS_PER_ACCOUNT);
    await reconcileAccount(database, email);
    const site = siteAddress(visitor, publicUrl);
    const language = lang && checkLanguageInUse(config, lang);
    const endpoint = '/request-password-reset';
    await askAuth(auth, { endpoint, body: { email }, visitor, answer, site, language });
    onMailQueued?.();
    return { done: true };
  });

  serveCommand(router, commands.resetPassword, async (body, visitor, answer) => {
    const { auth, limits, known } = await access();
    const address = visitor.ip ?? '';
    await limits.count(passwordFrom(address), PASSWORDS_PER_ADDRESS);
    const account = await claimLink(database, body.token);
    if (!account) throw linkExpired();
    const claimed = { ...body, token: account.token };
    try {
      if (!(await askAuth(auth, { endpoint: '/reset-password', body: claimed, visitor, answer })))
        throw linkExpired();
    } catch (fault) {
      // Where the database is gone it fails too: the link is good again when the claim is over.
      await giveLinkBack(database, body.token, account.token).catch(() => {});
      throw fault;
    }
    const { id, email } = account;
    await endLinks(database, id);
    await limits.forget(signInTo(email));
    await limits.forget(codesTo(email));
    await known.add(email, address);
    return { done: true };
  });

  /** Before the answer: a sign-in that the agency cannot be told of fails. */
  async function tellAgency(email: string): Promise<void> {
    const owner = await findSigningOwner(database, email);
    if (!owner) return;
    const mailbox = agencyMailbox ?? config.agency.email;
    await queueMail(database, signInNotice(config, owner, { mailbox, at: new Date() }));
    onMailQueued?.();
  }

  /** Of a recovery code that was used. */
  async function tellOwner(transaction: Database, email: string, left: number): Promise<void> {
    const owner = await findSigningOwner(transaction, email);
    if (owner) await queueMail(transaction, secondFactorNotice(config, owner, { kind: 'recovery', left }));
  }

  return router;
}

const linkExpired = () =>
  new ApiFault('invalid-input', [
    { field: 'token', rule: 'used once, within an hour', messageKey: 'linkExpired' },
  ]);
