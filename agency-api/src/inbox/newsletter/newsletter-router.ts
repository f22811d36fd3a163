import { Router } from 'express';
import { commands } from 'shared-kit/contracts/api/commands';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Database } from '../../database/database.ts';
import { serveCommand } from '../../http/command-route.ts';
import { serveOperation } from '../../http/operation-route.ts';
import { serveUnsubscribe } from '../../http/unsubscribe-route.ts';
import { idOfToken, unknownToken } from '../../mail/mail-token.ts';
import { neutralMailingPage } from '../../mail/mailing-links.ts';
import { confirmNewsletter, stopNewsletter, subscriberState } from './subscribers.ts';

/** `GET /api/newsletter`, `POST /api/newsletter/state` and `POST /api/newsletter/unsubscribe`: for whoever has a mail of it. */
export function newsletterRouter(database: Database): Router {
  const router = Router();
  const findId = (token: string) => idOfToken(database, 'newsletter', token);

  async function shownState(id: string) {
    const state = await subscriberState(database, id);
    if (!state) throw unknownToken();
    return { state };
  }

  serveOperation(
    router,
    operations.getNewsletter,
    async ({ token }) => shownState(await findId(token)),
    'no-store',
  );
  serveCommand(router, commands.changeNewsletterState, async ({ token, action }) => {
    const id = await findId(token);
    await (action === 'confirm' ? confirmNewsletter(database, id) : stopNewsletter(database, id));
    return shownState(id);
  });
  serveUnsubscribe(router, {
    path: '/api/newsletter/unsubscribe',
    page: (token) => neutralMailingPage('newsletter', token),
    stop: async (token) => stopNewsletter(database, await findId(token)),
  });
  return router;
}
