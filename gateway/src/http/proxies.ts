import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';
import { MANIFEST_ICONS, manifestIcon, SITE_FILES } from 'shared-kit/domain/site-files';
import type { Settings } from '../settings.ts';
import { sendProblem } from './problem.ts';
import { proxiedHeaders } from './visitor-headers.ts';

/** Icons and manifest of the agency, which the API draws (product R12). */
const BRAND_FILES: readonly string[] = [
  SITE_FILES.favicon,
  SITE_FILES.icon,
  SITE_FILES.touchIcon,
  SITE_FILES.manifest,
  ...MANIFEST_ICONS.flatMap((size) => [manifestIcon(size), manifestIcon(size, true)]),
];

/** What goes to the API behind the gateway; the first prefix that fits decides. */
export function apiProxies(
  { targets, publicUrl }: Pick<Settings, 'targets' | 'publicUrl'>,
  log: Logger,
): RequestHandler[] {
  const routes: [pathFilter: string[], target: string][] = [
    [['/api/forms', '/api/uploads'], targets.forms],
    [['/api/owner', '/api/auth'], targets.owner],
    [['/media', '/images/epc', ...BRAND_FILES], targets.media],
    [['/api'], targets.api],
  ];
  return routes.map(([prefixes, target]) => {
    const forward = proxy(target, log);
    return (request, response, next) => {
      if (!prefixes.some((prefix) => request.path === prefix || request.path.startsWith(`${prefix}/`)))
        return next();
      request.headers = proxiedHeaders(request, publicUrl ?? `${request.protocol}://${request.host}`);
      return forward(request, response, next);
    };
  });
}

/** `changeOrigin`: the API is asked under its own name; the visitor's is in `x-forwarded-host`. */
function proxy(target: string, log: Logger): RequestHandler {
  return createProxyMiddleware<Request, Response>({
    target,
    changeOrigin: true,
    proxyTimeout: 30_000,
    on: {
      proxyRes: (answer, _request, response) => keepOwnConnection(answer, response),
      error(error, request, response) {
        log.error({ err: error, target, requestId: request.id }, 'API not reachable');
        if (isResponse(response) && !response.headersSent)
          sendProblem(request, response, 502, 'fault', 'The API does not answer');
        else response.destroy();
      },
    },
  }) as unknown as RequestHandler;
}

/** The API's connection is with the gateway; whether the visitor's stays open is between the visitor and the gateway. */
function keepOwnConnection({ headers }: IncomingMessage, response: Response) {
  delete headers['keep-alive'];
  headers.connection = response.shouldKeepAlive ? 'keep-alive' : 'close';
}

const isResponse = (response: ServerResponse<IncomingMessage> | { destroy(): void }): response is Response =>
  'headersSent' in response;
