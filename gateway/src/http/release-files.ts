import { existsSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { LRUCache } from 'lru-cache';
import { INCOMING } from '../releases/publish.ts';
import type { ReleaseStore } from '../releases/release-store.ts';

const ONE_YEAR = 31_536_000;

/**
 * Files of releases for browsers, `/remotes/<app>/<version>/web/…`: they never change, so they are cached for ever and sent
 * as they were compressed at build. Old releases stay available for tabs that are still open.
 */
export function releaseFiles(store: ReleaseStore): RequestHandler {
  const handlers = new LRUCache<string, RequestHandler>({ max: 200 });

  function filesOf(app: string, version: string): RequestHandler | undefined {
    const folder = path.join(store.releaseFolder(app, version), 'web');
    const known = handlers.get(folder);
    if (known) return known;
    if (!existsSync(folder)) return undefined;
    const handler = immutableFiles(folder);
    handlers.set(folder, handler);
    return handler;
  }

  const router = Router();
  router.use('/:app/:version/web', (request, response, next) => {
    const { app, version } = request.params as { app: string; version: string };
    const files = isName(app) && isName(version) ? filesOf(app, version) : undefined;
    if (!files) return next();
    files(request, response, next);
  });
  router.use((_request, response) => {
    response.status(404).set('cache-control', 'no-store').type('text').send('No such release or file');
  });
  return router;
}

/** A folder that a release is still copied to is none: its files would be kept for ever, half as they may be. */
const isName = (segment: string) =>
  /^[0-9A-Za-z][0-9A-Za-z.-]*$/.test(segment) && !segment.endsWith(INCOMING);

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
