import { createHash } from 'node:crypto';
import { Router } from 'express';
import { CONTENT_STATE_PATH, type ContentState } from 'composer/contract';
import { belgianDay } from '../clock/belgian-day.ts';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import { contentVersion } from '../content/content-store.ts';
import type { Database } from '../database/database.ts';
import { siteSecret } from '../database/site-secret.ts';
import type { CurrentListings } from '../catalogue/listings/current-listings.ts';

/** Name of the secret that tells databases apart: two may have the same version. */
const SECRET = 'content-state';

interface StateDependencies {
  database: Database;
  config: AgencyConfig;
  /** Of the data that answers are made from: a page is of these. */
  listings: Pick<CurrentListings, 'now'>;
  now?: () => Date;
}

/**
 * `GET /content-state`, for gateways: changes whenever public answers do, by an import, by content, by configuration, or by a new day in
 * Belgium (the year in the footer, the guarantee of a home to let).
 */
export function contentStateRouter({
  database,
  config,
  listings,
  now = () => new Date(),
}: StateDependencies): Router {
  const router = Router();
  // Copies of the API may have it in different folders.
  const configured = createHash('sha256')
    .update(JSON.stringify({ ...config, folder: '' }))
    .digest('base64');
  let secret: Promise<string> | undefined;

  async function current(): Promise<ContentState> {
    secret ??= siteSecret(database, SECRET);
    secret.catch(() => (secret = undefined));
    const [key, { data }, content] = await Promise.all([secret, listings.now(), contentVersion(database)]);
    const hash = createHash('sha256').update(
      [key, configured, data.version, content, belgianDay(now())].join(),
    );
    return { state: hash.digest('base64url') };
  }

  router.get(CONTENT_STATE_PATH, async (_request, response) => {
    response.set('cache-control', 'no-store').json(await current());
  });
  return router;
}
