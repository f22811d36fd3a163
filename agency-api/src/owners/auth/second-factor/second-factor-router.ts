import { Router, type Request, type Response } from 'express';
import { commands } from 'shared-kit/contracts/api/commands';
import { operations } from 'shared-kit/contracts/api/operations';
import type { SecondFactor } from 'shared-kit/contracts/api/owner';
import { serveCommand } from '../../../http/command-route.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { admitPassword, wrongPassword } from '../admit-password.ts';
import type { AuthDependencies } from '../auth-router.ts';
import { requireSession } from '../current-session.ts';
import { secondFactorNotice } from '../mails/second-factor-notice.ts';
import type { OwnerAccess } from '../owner-access.ts';
import { endOtherSessions } from '../owner-sessions.ts';
import { presentPasswordHash } from '../present-password.ts';
import { admitCode, wrongCode } from './code-limits.ts';
import { createSetup } from './one-time-code.ts';
import { setupCode } from './setup-code.ts';
import { removeSecondFactor } from './stored-second-factor.ts';

/** The second factor of an owner who is signed in (product O18). Mounted behind `authRouter`, which refuses commands from other sites. */
export function secondFactorRouter(
  { database, config, onMailQueued }: AuthDependencies,
  access: () => Promise<OwnerAccess>,
): Router {
  const router = Router();

  router.get(operations.getSecondFactor.path, async (request, response) => {
    response.set('cache-control', 'private, no-store');
    const { accountId, owner } = await requireSession(database, access, request, response);
    const { factors } = await access();
    const secret = await factors.secretInSetup(accountId);
    const setup = secret === undefined ? undefined : setupFor(secret, owner.email);
    response.json({
      isOn: await factors.isOn(accountId),
      codesLeft: await factors.codesLeft(accountId),
      setup: setup ? { ...setup, code: setupCode(setup.address) } : null,
    } satisfies SecondFactor);
  });

  serveCommand(router, commands.beginSecondFactor, async (_body, request, response) => {
    const { accountId } = await requireSession(database, access, request, response);
    const { factors } = await access();
    await factors.begin(accountId);
    return { done: true };
  });

  serveCommand(router, commands.turnOnSecondFactor, async ({ password, code }, request, response) => {
    const { session, passed } = await withPassword(password, request, response);
    const { factors } = await access();
    const recoveryCodes = await database.transaction(async (transaction) => {
      const codes = await factors.turnOn(transaction, session.accountId, code);
      if (!codes) throw wrongCode();
      await endOtherSessions(transaction, session);
      await queueMail(transaction, secondFactorNotice(config, session.owner, { kind: 'on' }));
      return codes;
    });
    await passed();
    return { recoveryCodes };
  });

  serveCommand(router, commands.turnOffSecondFactor, async ({ password, code }, request, response) => {
    const { session, passed } = await withPassword(password, request, response);
    const { factors } = await access();
    await database.transaction(async (transaction) => {
      if (!(await factors.spend(transaction, session.accountId, code))) throw wrongCode();
      await removeSecondFactor(transaction, session.accountId);
      await queueMail(transaction, secondFactorNotice(config, session.owner, { kind: 'off' }));
    });
    await passed();
    return { done: true };
  });

  /** Whoever is signed in gives the password once more, and has few attempts at it and at codes. */
  async function withPassword(password: string, request: Request, response: Response) {
    const session = await requireSession(database, access, request, response);
    const { limits } = await access();
    const passwordPassed = await admitPassword(limits, session.accountId);
    if (!(await presentPasswordHash(database, session.accountId, password))) throw wrongPassword();
    const codePassed = await admitCode(limits, session.owner.email);
    const passed = async () => {
      await passwordPassed();
      await codePassed();
      onMailQueued?.();
    };
    return { session, passed };
  }

  const setupFor = (secret: string, email: string) =>
    createSetup(secret, { agency: config.agency.name, email });

  return router;
}
