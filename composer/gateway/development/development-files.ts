import path from 'node:path';
import express, { Router } from 'express';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { GatewaySettings } from '../settings.ts';
import { developmentFolder } from './development-releases.ts';

/** Browser files of development builds: never cached, as webpack writes them. */
export function developmentFiles({
  releases,
  development,
}: Pick<GatewaySettings, 'releases' | 'development'>): RequestHandler {
  const router = Router();
  for (const { app } of development) {
    const folder = path.join(developmentFolder(releases, app), 'web');
    router.use(
      `/remotes/${app}/dev/web`,
      express.static(folder, { cacheControl: false, index: false, fallthrough: false }),
    );
  }
  return router;
}

/** The sockets by which webpack-dev-servers push updates, at `/ws/<app>`. */
export function updateSockets(development: GatewaySettings['development']): RequestHandler[] {
  return development.flatMap(({ app, server }) => {
    if (!server) return [];
    const socket = `/ws/${app}`;
    return createProxyMiddleware({
      target: server,
      ws: true,
      pathFilter: (requested) => requested === socket,
    }) as unknown as RequestHandler;
  });
}
