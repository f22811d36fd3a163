import { Router } from 'express';
import { commands } from 'shared-kit/contracts/api/commands';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Database } from '../../database/database.ts';
import { serveCommand } from '../../http/contract-routes.ts';
import { admitPassword, wrongPassword } from './admit-sign-in.ts';
import type { AuthDependencies } from './auth-router.ts';
import { changePassword } from './change-password.ts';
import { requireSession } from './current-session.ts';
import { endLinks } from './account-links.ts';
import { passwordNotice } from './mails/password-notice.ts';
import type { OwnerAccess } from './owner-access.ts';
import { endOtherSessions, endSession, readSessions } from './owner-sessions.ts';
import { holdPassword } from './present-password.ts';

/**
 * The account of an owner who is signed in: password and sessions. Mounted behind `authRouter`, which refuses commands from pages of
 * other sites.
 */
export function accountRouter(
  { database, config, onMailQueued }: AuthDependencies,
  access: () => Promise<OwnerAccess>,
): Router {
  const router = Router();

  router.get(operations.getOwnerSessions.path, async (request, response) => {
    response.set('cache-control', 'private, no-store');
    const session = await requireSession(database, access, request, response);
    response.json({ email: session.owner.email, sessions: await readSessions(database, session) });
  });

  serveCommand(router, commands.changePassword, async (change, request, response) => {
    const session = await requireSession(database, access, request, response);
    const { limits } = await access();
    const passed = await admitPassword(limits, session.accountId);
    const notice = passwordNotice(config, session.owner);
    if (!(await changePassword(database, session, { ...change, notice }))) throw wrongPassword();
    await passed();
    onMailQueued?.();
    return { done: true };
  });

  serveCommand(router, commands.signOutElsewhere, async (_body, request, response) => {
    const session = await requireSession(database, access, request, response);
    await shutOut(session.accountId, (tx) => endOtherSessions(tx, session));
    return { done: true };
  });

  // What has ended already needs no message: it is signed out.
  serveCommand(router, commands.endSession, async ({ session }, request, response) => {
    const { accountId, sessionId } = await requireSession(database, access, request, response);
    if (session === sessionId) await endSession(database, accountId, session);
    else await shutOut(accountId, (tx) => endSession(tx, accountId, session));
    return { done: true };
  });

  return router;

  /** Ends sessions of other devices, and what they may have asked for: whoever has one of them may not be the owner. */
  function shutOut(accountId: string, end: (tx: Database) => Promise<void>): Promise<void> {
    return database.transaction(async (tx) => {
      // In the order of a change of e-mail: one that is asked for meanwhile waits, and finds its session gone.
      await holdPassword(tx, accountId);
      await endLinks(tx, accountId);
      await end(tx);
    });
  }
}
