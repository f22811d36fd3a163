import { createHash } from 'node:crypto';
import { Router } from 'express';
import { CONTENT_STATE_PATH, type ContentState } from 'shared-kit/contracts/api/content-state';
import type { AgencyConfig } from '../content/agency-config.ts';
import { contentVersion } from '../content/content-store.ts';
import type { Database } from '../database/database.ts';
import { siteSecret } from '../database/site-secret.ts';
import { dataVersionSource } from '../listings/data-version.ts';

/** Name of the secret that tells databases apart: two may have the same version. */
const SECRET = 'content-state';

interface StateDependencies {
  database: Database;
  config: AgencyConfig;
}

/**
 * `GET /content-state`, for gateways: changes whenever public answers do, by an import, by content or by configuration. Not by the measured
 * colour of a picture, which no reader misses: while pictures are measured everything would be dropped again and again.
 */
export function contentStateRouter({ database, config }: StateDependencies): Router {
  const router = Router();
  const dataVersion = dataVersionSource(database);
  // Copies of the API may have it in different folders.
  const configured = createHash('sha256')
    .update(JSON.stringify({ ...config, folder: '' }))
    .digest('base64');
  let secret: Promise<string> | undefined;

  async function current(): Promise<ContentState> {
    secret ??= siteSecret(database, SECRET);
    secret.catch(() => (secret = undefined));
    const [key, { version }, content] = await Promise.all([secret, dataVersion(), contentVersion(database)]);
    const hash = createHash('sha256').update([key, configured, version, content].join());
    return { state: hash.digest('base64url') };
  }

  router.get(CONTENT_STATE_PATH, async (_request, response) => {
    response.set('cache-control', 'no-store').json(await current());
  });
  return router;
}
