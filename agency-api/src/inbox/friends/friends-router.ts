import { Router } from 'express';
import { commands } from 'shared-kit/contracts/api/commands';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Database } from '../../database/database.ts';
import { serveCommand } from '../../http/command-route.ts';
import { serveOperation } from '../../http/operation-route.ts';
import { serveUnsubscribe } from '../../http/unsubscribe-route.ts';
import { idOfToken } from '../../mail/mail-token.ts';
import { neutralMailingPage } from '../../mail/mailing-links.ts';
import { allowAgain, hasRefused, refuse } from './receivers.ts';

/** `GET /api/friends`, `POST /api/friends/state` and `POST /api/friends/unsubscribe`: for whoever was sent a property. */
export function friendsRouter(database: Database): Router {
  const router = Router();
  const findReceiver = (token: string) => idOfToken(database, 'friends', token);
  const shownState = async (receiver: string) => ({
    state: (await hasRefused(database, receiver)) ? ('stopped' as const) : ('active' as const),
  });

  serveOperation(
    router,
    operations.getFriendMails,
    async ({ token }) => shownState(await findReceiver(token)),
    'no-store',
  );
  serveCommand(router, commands.changeFriendMails, async ({ token, action }) => {
    const receiver = await findReceiver(token);
    await (action === 'stop' ? refuse(database, receiver) : allowAgain(database, receiver));
    return shownState(receiver);
  });
  serveUnsubscribe(router, {
    path: '/api/friends/unsubscribe',
    page: (token) => neutralMailingPage('friends', token),
    stop: async (token) => refuse(database, await findReceiver(token)),
  });
  return router;
}
