import { Router } from 'express';
import { commands } from 'shared-kit/contracts/api/commands';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Database } from '../../database/database.ts';
import { serveCommand } from '../../http/command-route.ts';
import { serveOperation } from '../../http/operation-route.ts';
import { serveUnsubscribe } from '../../http/unsubscribe-route.ts';
import { confirmDemand, findDemand, stopDemand } from './demand-state.ts';
import { idOfToken, unknownToken } from '../../mail/mail-token.ts';
import { neutralMailingPage } from '../../mail/mailing-links.ts';

/** `GET /api/demands`, `POST /api/demands/state` and `POST /api/demands/unsubscribe`: for whoever has a mail of the demand. */
export function demandsRouter(database: Database): Router {
  const router = Router();
  const findId = (token: string) => idOfToken(database, 'demands', token);

  async function shownDemand(id: string) {
    const demand = await findDemand(database, id);
    if (!demand) throw unknownToken();
    return demand;
  }

  serveOperation(
    router,
    operations.getDemand,
    async ({ token }) => shownDemand(await findId(token)),
    'no-store',
  );
  serveCommand(router, commands.changeDemandState, async ({ token, action }) => {
    const id = await findId(token);
    await (action === 'confirm' ? confirmDemand(database, id) : stopDemand(database, id));
    return shownDemand(id);
  });
  serveUnsubscribe(router, {
    path: '/api/demands/unsubscribe',
    page: (token) => neutralMailingPage('demands', token),
    stop: async (token) => stopDemand(database, await findId(token)),
  });
  return router;
}
