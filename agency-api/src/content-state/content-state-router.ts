import { Router } from 'express';
import { CONTENT_STATE_PATH, type ContentState } from 'composer/contract';
import { belgianDay } from '../clock/belgian-time.ts';
import { contentVersion } from '../content/content-store.ts';
import type { Database } from '../database/database.ts';
import { siteSecret } from '../database/site-secret.ts';
import type { CurrentListings } from '../catalogue/listings/current-listings.ts';
import type { RunningConfiguration } from './running-configuration.ts';

/** Name of the secret that tells databases apart: two may have the same version. */
const SECRET = 'content-state';

interface StateDependencies {
  database: Database;
  configuration: Pick<RunningConfiguration, 'read'>;
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
  configuration,
  listings,
  now = () => new Date(),
}: StateDependencies): Router {
  const router = Router();
  let secret: Promise<string> | undefined;

  async function current(): Promise<ContentState> {
    secret ??= siteSecret(database, SECRET);
    secret.catch(() => (secret = undefined));
    const [source, { data }, content, number] = await Promise.all([
      secret,
      listings.now(),
      contentVersion(database),
      configuration.read(),
    ]);
    const day = Number(belgianDay(now()).replaceAll('-', ''));
    return { source, configuration: number, versions: [data.version, content, day] };
  }

  router.get(CONTENT_STATE_PATH, async (_request, response) => {
    response.set('cache-control', 'no-store').json(await current());
  });
  return router;
}
