import { Router } from 'express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isReleaseFile } from '../../contract/release.ts';
import type { Registry } from '../../contract/release.ts';
import { SITE_FILE } from '../../contract/site-file.ts';
import type { SiteFile } from '../../contract/site-file.ts';
import type { LiveSnapshot, StoredRelease } from '../releases/snapshot.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { GatewaySite } from '../site.ts';
import { CROSS_ORIGIN } from './release-files.ts';

interface Options {
  releases: LiveSnapshot;
  store: Pick<ReleaseStore, 'open' | 'readRegistry'>;
  site: Pick<GatewaySite, 'languages' | 'defaultLanguage' | 'kinds'>;
  /** Whether the code that renders pages on servers is told as well. */
  sharesServerCode: boolean;
  limit: RequestHandler;
}

/** Seconds for which caches may keep what is live. */
const CURRENT_FOR = 5;
const ONE_YEAR = 31_536_000;

/**
 * What teams elsewhere build against, to be mounted before the files of releases: which releases are live, `release.json` of each, and, where
 * the operator shares it, their code for servers. Of versions that are not live, and were not of late, nothing is told.
 */
export function openReleases({ releases, store, site, sharesServerCode, limit }: Options): RequestHandler {
  const router = Router();
  router.get(SITE_FILE, limit, async (_request, response) => {
    response.set({ 'cache-control': `public, max-age=${CURRENT_FOR}`, ...CROSS_ORIGIN });
    response.json(await siteFile());
  });
  router.get('/remotes/:app/:version/release.json', limit, async (request, response, next) => {
    const stored = await opened(request);
    if (!stored) return next();
    send(response, stored, 'release.json', next);
  });
  router.get('/remotes/:app/:version/server/*file', limit, async (request, response, next) => {
    const stored = sharesServerCode ? await opened(request) : undefined;
    const file = ['server', ...[request.params['file'] ?? []].flat()].join('/');
    if (!stored || !isReleaseFile(file) || !Object.hasOwn(stored.release.files, file)) return next();
    send(response, stored, file, next);
  });
  return router;

  async function siteFile(): Promise<SiteFile> {
    const { composition } = await releases.current();
    const live = [['shell', composition.shell] as const, ...Object.entries(composition.remotes)];
    return {
      live: Object.fromEntries(live.map(([app, { version }]) => [app, version])),
      slots: composition.slots,
      languages: [...site.languages],
      defaultLanguage: site.defaultLanguage,
      kinds: [...site.kinds],
    };
  }

  /** Undefined for what is no release, is not there, or was not live of late. */
  async function opened({ params }: Pick<Request, 'params'>): Promise<StoredRelease | undefined> {
    const [app, version] = [String(params['app']), String(params['version'])];
    try {
      return wasLive(await store.readRegistry(), app, version) ? await store.open(app, version) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Whether a version is live, or was in the changes that the registry remembers: who fetches a site is not cut off by a promotion. */
const wasLive = ({ live, history }: Registry, app: string, version: string): boolean =>
  (Object.hasOwn(live, app) && live[app] === version) ||
  (Object.hasOwn(history, app) && history[app]!.some((change) => change.version === version));

/** Sends a file of a release as it is stored: its bytes never change. */
function send(response: Response, { folder }: StoredRelease, file: string, next: NextFunction): void {
  response.set({
    'cache-control': `public, max-age=${ONE_YEAR}, immutable`,
    ...CROSS_ORIGIN,
  });
  // Relative to the folder: Express takes a dot in an absolute path, such as that of `.releases`, for a hidden file.
  response.sendFile(file, { root: folder, cacheControl: false }, (error) => {
    if (!error || response.headersSent) return;
    response.removeHeader('cache-control');
    next();
  });
}
