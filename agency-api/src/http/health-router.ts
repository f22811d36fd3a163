import { sql } from '../database/drizzle.ts';
import { Router } from 'express';
import type { Database } from '../database/database.ts';

interface HealthDependencies {
  database: Database;
  isStopping?: (() => boolean) | undefined;
}

/** `/healthz` says that the process answers, `/readyz` that its database does too and that it was not asked to end (503 if not). */
export function healthRouter({ database, isStopping = () => false }: HealthDependencies): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (request, response) => {
    if (isStopping()) {
      response.locals['isNoFault'] = true;
      return void response.status(503).json({ status: 'stopping' });
    }
    try {
      await database.execute(sql`select 1`);
      response.json({ status: 'ready' });
    } catch (error) {
      request.log?.error({ err: error }, 'the database does not answer');
      response.status(503).set('retry-after', '2').json({ status: 'database does not answer' });
    }
  });
  return router;
}
