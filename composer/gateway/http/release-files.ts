import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { LRUCache } from 'lru-cache';
import type { Deltas } from '../dictionaries/deltas.ts';
import { fileFamily, dictionaryMatch } from '../dictionaries/deltas.ts';
import type { ReleaseStore } from '../releases/release-store.ts';

const ONE_YEAR = 31_536_000;

/**
 * Files of releases for browsers, `/remotes/<app>/<version>/web/…`: they never change, so they are cached for ever and sent
 * as they were compressed at build. Old releases stay available for tabs that are still open.
 */
export function releaseFiles(
  store: Pick<ReleaseStore, 'open'>,
  deltas: Pick<Deltas, 'find'>,
): RequestHandler {
  const handlers = new LRUCache<string, RequestHandler>({ max: 200 });

  async function openFiles(app: string, version: string): Promise<RequestHandler | undefined> {
    const stored = await store.open(app, version).catch(() => undefined);
    if (!stored) return undefined;
    const handler = immutableFiles(app, path.join(stored.folder, 'web'));
    handlers.set(`${app}/${version}`, handler);
    return handler;
  }

  const router = Router();
  router.use('/:app/:version/web', async (request, response, next) => {
    const { app, version } = request.params as { app: string; version: string };
    const files = handlers.get(`${app}/${version}`) ?? (await openFiles(app, version));
    if (!files) return next();
    const file = request.path.slice(1);
    const dictionary = ['GET', 'HEAD'].includes(request.method) ? availableDictionary(request) : undefined;
    const delta = dictionary && deltas.find(app, version, file, dictionary);
    if (!delta) return files(request, response, next);
    setFileHeaders(app, file, response);
    response.type(path.extname(file)).set({
      vary: DEPENDS_ON,
      'cache-control': `public, max-age=${ONE_YEAR}, immutable`,
      'content-encoding': 'dcz',
      'content-length': String(delta.length),
    });
    response.end(request.method === 'HEAD' ? undefined : delta);
  });
  router.use((_request, response) => {
    response.status(404).set('cache-control', 'no-store').type('text').send('No such release or file');
  });
  return router;
}

const DEPENDS_ON = 'accept-encoding, available-dictionary';

/** SHA-256, as base64, of a file that the browser has and takes differences to (RFC 9842). */
function availableDictionary(request: Request): string | undefined {
  const accepted = request.get('accept-encoding')?.split(',') ?? [];
  if (!accepted.some((name) => name.trim() === 'dcz')) return undefined;
  return /^:([A-Za-z0-9+/]{43}=):$/.exec(request.get('available-dictionary') ?? '')?.[1];
}

/** Files of releases are for pages of any origin, and so is what they took to load. */
export const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** Headers of a file, however it is encoded. */
function setFileHeaders(app: string, file: string, response: ServerResponse): void {
  for (const [header, value] of Object.entries(CROSS_ORIGIN)) response.setHeader(header, value);
  const family = fileFamily(file);
  if (family) response.setHeader('use-as-dictionary', dictionaryMatch(app, family));
}

const immutableFiles = (app: string, folder: string): RequestHandler =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      immutable: true,
      maxAge: ONE_YEAR * 1000,
      redirect: false,
      fallthrough: true,
      setHeaders(response, file) {
        setFileHeaders(app, path.relative(folder, file).replace(/\.(br|gz)$/, ''), response);
        response.setHeader('vary', DEPENDS_ON);
      },
    },
  });
