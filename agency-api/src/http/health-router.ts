import { sql } from 'drizzle-orm';
import { Router } from 'express';
import type { Database } from '../database/database.ts';

/** `/healthz` says that the process answers, `/readyz` that its database does too (503 if not). */
export function healthRouter(database: Database): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (request, response) => {
    try {
      await database.execute(sql`select 1`);
      response.json({ status: 'ready' });
    } catch (error) {
      request.log?.error({ err: error }, 'the database does not answer');
      response.status(503).json({ status: 'database does not answer' });
    }
  });
  return router;
}
