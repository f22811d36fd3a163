import path from 'node:path';
import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { isReleaseFile } from '../../contract/release.ts';
import { SITE_FILE } from '../../contract/site-file.ts';
import type { SiteFile } from '../../contract/site-file.ts';
import type { LiveSnapshot, StoredRelease } from '../releases/snapshot.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { GatewaySite } from '../site.ts';

interface Options {
  releases: LiveSnapshot;
  store: Pick<ReleaseStore, 'open'>;
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
 * the operator shares it, their code for servers.
 */
export function openReleases({ releases, store, site, sharesServerCode, limit }: Options): RequestHandler {
  const router = Router();
  router.get(SITE_FILE, limit, async (_request, response) => {
    response.set({ 'cache-control': `public, max-age=${CURRENT_FOR}`, 'access-control-allow-origin': '*' });
    response.json(await siteFile());
  });
  router.get('/remotes/:app/:version/release.json', limit, async (request, response, next) => {
    const stored = await opened(request);
    if (!stored) return next();
    forEver(response).json(stored.release);
  });
  router.get('/remotes/:app/:version/server/*file', limit, async (request, response, next) => {
    const stored = sharesServerCode ? await opened(request) : undefined;
    const file = ['server', ...[request.params['file'] ?? []].flat()].join('/');
    if (!stored || !isReleaseFile(file) || !Object.hasOwn(stored.release.files, file)) return next();
    forEver(response).sendFile(path.resolve(stored.folder, file), { cacheControl: false }, (error) => {
      if (error && !response.headersSent) next();
    });
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

  /** Undefined for what is no release, or is not there. */
  function opened({ params }: Pick<Request, 'params'>): Promise<StoredRelease | undefined> {
    return store.open(String(params['app']), String(params['version'])).catch(() => undefined);
  }
}

const forEver = (response: Response): Response =>
  response.set({
    'cache-control': `public, max-age=${ONE_YEAR}, immutable`,
    'access-control-allow-origin': '*',
  });
