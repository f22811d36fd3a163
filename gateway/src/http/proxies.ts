import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';
import { UPLOAD_PATH } from 'shared-kit/contracts/api/uploads';
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

/** ms that the API may be silent. */
const SILENCE = 30_000;
/** ms that it may be silent after it got files: it draws pictures anew, one after the other. */
export const UPLOAD_SILENCE = 120_000;

/** What goes to the API behind the gateway; the first prefix that fits decides. */
export function apiProxies(
  { targets, publicUrl }: Pick<Settings, 'targets' | 'publicUrl'>,
  log: Logger,
): RequestHandler[] {
  const routes: [pathFilter: string[], target: string, silence?: number][] = [
    [[UPLOAD_PATH], targets.forms, UPLOAD_SILENCE],
    [['/api/forms'], targets.forms],
    [['/api/owner', '/api/auth'], targets.owner],
    [['/media', '/images/epc', ...BRAND_FILES], targets.media],
    [['/api'], targets.api],
  ];
  return routes.map(([prefixes, target, silence = SILENCE]) => {
    const forward = proxy(target, silence, log);
    return (request, response, next) => {
      if (!prefixes.some((prefix) => request.path === prefix || request.path.startsWith(`${prefix}/`)))
        return next();
      request.headers = proxiedHeaders(request, publicUrl ?? `${request.protocol}://${request.host}`);
      return forward(request, response, next);
    };
  });
}

/** `changeOrigin`: the API is asked under its own name; the visitor's is in `x-forwarded-host`. */
function proxy(target: string, silence: number, log: Logger): RequestHandler {
  return createProxyMiddleware<Request, Response>({
    target,
    changeOrigin: true,
    proxyTimeout: silence,
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
