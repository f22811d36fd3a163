import path from 'node:path';
import { Router } from 'express';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { LRUCache } from 'lru-cache';
import type { ReleaseStore } from '../releases/release-store.ts';

const ONE_YEAR = 31_536_000;

/**
 * Files of releases for browsers, `/remotes/<app>/<version>/web/…`: they never change, so they are cached for ever and sent
 * as they were compressed at build. Old releases stay available for tabs that are still open.
 */
export function releaseFiles(store: Pick<ReleaseStore, 'open'>): RequestHandler {
  const handlers = new LRUCache<string, RequestHandler>({ max: 200 });

  async function filesOf(app: string, version: string): Promise<RequestHandler | undefined> {
    const stored = await store.open(app, version).catch(() => undefined);
    if (!stored) return undefined;
    const handler = immutableFiles(path.join(stored.folder, 'web'));
    handlers.set(`${app}/${version}`, handler);
    return handler;
  }

  const router = Router();
  router.use('/:app/:version/web', async (request, response, next) => {
    const { app, version } = request.params as { app: string; version: string };
    const files = handlers.get(`${app}/${version}`) ?? (await filesOf(app, version));
    if (!files) return next();
    files(request, response, next);
  });
  router.use((_request, response) => {
    response.status(404).set('cache-control', 'no-store').type('text').send('No such release or file');
  });
  return router;
}

const immutableFiles = (folder: string): RequestHandler =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      immutable: true,
      maxAge: ONE_YEAR * 1000,
      redirect: false,
      fallthrough: true,
      setHeaders: (response) => response.setHeader('access-control-allow-origin', '*'),
    },
  });
