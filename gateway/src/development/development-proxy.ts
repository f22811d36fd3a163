import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Settings } from '../settings.ts';

/** Browser files of the apps under development, and the hot updates' socket, come from the webpack-dev-server. */
export function developmentProxy({ apps, server }: NonNullable<Settings['development']>): RequestHandler {
  const prefixes = [...apps.map((app) => `/remotes/${app}/dev/web/`), '/ws'];
  return createProxyMiddleware({
    target: server,
    ws: true,
    pathFilter: (path) => prefixes.some((prefix) => path.startsWith(prefix)),
  }) as unknown as RequestHandler;
}
