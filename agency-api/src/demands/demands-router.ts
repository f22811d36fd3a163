import express, { Router } from 'express';
import { commands } from 'shared-kit/contracts/api/commands';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Database } from '../database/database.ts';
import { serveCommand } from '../http/command-route.ts';
import { serveOperation } from '../http/operation-route.ts';
import { confirmDemand, findDemand, stopDemand } from './demand-state.ts';
import { demandOfToken, unknownToken } from './demand-token.ts';

/** `GET /api/demands`, `POST /api/demands/state` and `POST /api/demands/unsubscribe`: for whoever has a mail of the demand. */
export function demandsRouter(database: Database): Router {
  const router = Router();

  async function shownDemand(id: string) {
    const demand = await findDemand(database, id);
    if (!demand) throw unknownToken();
    return demand;
  }

  serveOperation(
    router,
    operations.getDemand,
    async ({ token }) => shownDemand(await demandOfToken(database, token)),
    'no-store',
  );
  serveCommand(router, commands.changeDemandState, async ({ token, action }) => {
    const id = await demandOfToken(database, token);
    await (action === 'confirm' ? confirmDemand(database, id) : stopDemand(database, id));
    return shownDemand(id);
  });
  // Asked by mail programs (RFC 8058), which send a form and read no answer.
  router.post(
    '/api/demands/unsubscribe',
    express.urlencoded({ extended: false, limit: 1_000 }),
    async (request, response) => {
      await stopDemand(database, await demandOfToken(database, String(request.query.token ?? '')));
      response.sendStatus(200);
    },
  );
  return router;
}
