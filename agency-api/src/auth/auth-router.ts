import { Router } from 'express';
import { commands } from 'shared-kit/contracts/api/commands';
import type { AppDependencies } from '../app-dependencies.ts';
import { ApiFault } from '../http/api-fault.ts';
import { serveCommand } from '../http/command-route.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findOwner } from '../owners/find-owner.ts';
import { askAuth } from './ask-auth.ts';
import { signInNotice } from './mails/sign-in-notice.ts';
import { ownOriginOnly } from './own-origin.ts';
import type { OwnerAccess } from './owner-access.ts';
import { reconcileAccount } from './reconcile-account.ts';
import { linkAttempts, passwordAttempts, signInAttempts } from './sign-in-limits.ts';
import { siteAddress } from './site-address.ts';

type AuthDependencies = Pick<
  AppDependencies,
  'database' | 'config' | 'publicUrl' | 'agencyMailbox' | 'onMailQueued'
>;

/**
 * `POST /api/auth/…`: an owner signs in and out, asks for a link to choose a password, chooses it (spec 6). What is known of
 * an e-mail is never told: known and unknown ones get the same answers.
 */
export function authRouter(dependencies: AuthDependencies, access: () => Promise<OwnerAccess>): Router {
  const { database, config, publicUrl, agencyMailbox, onMailQueued } = dependencies;
  const router = Router();
  router.post('/api/auth/*splat', ownOriginOnly(publicUrl));

  serveCommand(router, commands.signIn, async ({ email, password }, visitor, answer) => {
    const { auth, limits } = await access();
    const [byAddress, byAccount] = signInAttempts(visitor.ip ?? '', email);
    await limits.count(byAddress);
    await limits.count(byAccount);
    await reconcileAccount(database, email);
    const body = { email, password };
    if (!(await askAuth(auth, { endpoint: '/sign-in/email', body, visitor, answer })))
      throw new ApiFault('sign-in-failed');
    await limits.forget(byAccount);
    await tellAgency(email);
    return { done: true };
  });

  serveCommand(router, commands.signOut, async (body, visitor, answer) => {
    const { auth } = await access();
    await askAuth(auth, { endpoint: '/sign-out', body, visitor, answer });
    return { done: true };
  });

  serveCommand(router, commands.requestPasswordReset, async ({ email }, visitor, answer) => {
    const { auth, limits } = await access();
    for (const attempt of linkAttempts(visitor.ip ?? '', email)) await limits.count(attempt);
    await reconcileAccount(database, email);
    const site = siteAddress(visitor, publicUrl);
    await askAuth(auth, { endpoint: '/request-password-reset', body: { email }, visitor, answer, site });
    onMailQueued?.();
    return { done: true };
  });

  serveCommand(router, commands.resetPassword, async (body, visitor, answer) => {
    const { auth, limits } = await access();
    for (const attempt of passwordAttempts(visitor.ip ?? '')) await limits.count(attempt);
    if (!(await askAuth(auth, { endpoint: '/reset-password', body, visitor, answer })))
      throw new ApiFault('invalid-input', [
        { field: 'token', rule: 'used once, within an hour', messageKey: 'linkExpired' },
      ]);
    return { done: true };
  });

  /** Before the answer: a sign-in that the agency cannot be told of fails. */
  async function tellAgency(email: string): Promise<void> {
    const owner = await findOwner(database, email);
    if (!owner) return;
    const mailbox = agencyMailbox ?? config.agency.email;
    await queueMail(database, signInNotice(config, owner, { mailbox, at: new Date() }));
    onMailQueued?.();
  }

  return router;
}
