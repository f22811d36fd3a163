import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';
import { OFFICE_PATH } from 'shared-kit/contracts/api/office';
import { UPLOAD_PATH } from 'shared-kit/contracts/api/uploads';
import { MANIFEST_ICONS, manifestIcon, SITE_FILES } from 'shared-kit/domain/site-files';
import { ApiAway, followCall, proxiedHeaders, RETRY_AFTER, sendProblem } from 'composer/gateway';
import type { ApiParts, Availability } from 'composer/gateway';
import { deadline } from 'composer/server';
import type { Settings } from '../settings.ts';

/** Icons and manifest of the agency, which the API draws (product R12). */
const BRAND_FILES: readonly string[] = [
  SITE_FILES.favicon,
  SITE_FILES.icon,
  SITE_FILES.touchIcon,
  SITE_FILES.manifest,
  ...MANIFEST_ICONS.flatMap((size) => [manifestIcon(size), manifestIcon(size, true)]),
];

/** ms that the API may be silent. */
export const SILENCE = deadline(30_000);
/** ms that it may be silent after it got files: it draws pictures anew, one after the other. */
export const UPLOAD_SILENCE = deadline(120_000);
/** For how long the API may be silent to a request with or for a file before one looks whether it is away, in `API_AWAY_AFTER`. */
const FILE_PATIENCE = 9;

interface ProxyOptions extends Pick<Settings, 'targets' | 'publicUrl' | 'apiAwayAfter'> {
  apiParts: ApiParts;
  log: Logger;
}

/**
 * What goes to the API behind the gateway; the first prefix that fits decides. While the API is away each request is answered at once,
 * and one that waits when it goes away, too, those for files after a while; a busy API is waited for.
 */
export function apiProxies(options: ProxyOptions): RequestHandler[] {
  const { targets, publicUrl, apiAwayAfter } = options;
  const routes: ProxyRoute[] = [
    { prefixes: [UPLOAD_PATH], target: targets.forms, silence: UPLOAD_SILENCE, isForFiles: true },
    { prefixes: ['/api/forms'], target: targets.forms },
    { prefixes: ['/api/owner', '/api/auth'], target: targets.owner },
    { prefixes: ['/media', '/images/epc', ...BRAND_FILES], target: targets.media, isForFiles: true },
    { prefixes: ['/api'], target: targets.api },
  ];
  const proxies = routes.map(
    ({ prefixes, target, silence = SILENCE, isForFiles = false }): RequestHandler => {
      const availability = options.apiParts(target);
      const patience = isForFiles ? filePatience(apiAwayAfter) : 0;
      const forward = proxy({ target, silence, availability, patience, log: options.log });
      return (request, response, next) => {
        if (!prefixes.some((prefix) => isBelow(prefix, request.path))) return next();
        if (availability.isAway) return sendAway(request, response, 503);
        request.headers = proxiedHeaders(request, publicUrl ?? `${request.protocol}://${request.host}`);
        return forward(request, response, next);
      };
    },
  );
  return [office, ...proxies];
}

/** Programs of the agency reach the API at its own address: what they may do is for nobody else. */
const office: RequestHandler = (request, response, next) =>
  isBelow(OFFICE_PATH, request.path)
    ? sendProblem(request, response, 404, 'not-found', 'Not reached by way of the site')
    : next();

const isBelow = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`);

interface ProxyRoute {
  prefixes: readonly string[];
  target: string;
  /** ms. */
  silence?: number;
  /** It may be silent for longer: a file is sent for minutes, or many pictures are drawn. */
  isForFiles?: boolean;
}

interface Forwarding extends Required<Pick<ProxyRoute, 'target' | 'silence'>> {
  availability: Availability;
  /** ms for which the API may be silent before one looks whether it is away. */
  patience: number;
  log: Logger;
}

/** ms for which the API may be silent to a request with or for a file before one looks whether it is away. */
export const filePatience = (apiAwayAfter: number): number => apiAwayAfter * FILE_PATIENCE;

/** `changeOrigin`: the API is asked under its own name; the visitor's is in `x-forwarded-host`. */
function proxy({ target, silence, availability, patience, log }: Forwarding): RequestHandler {
  return createProxyMiddleware<Request, Response>({
    target,
    changeOrigin: true,
    proxyTimeout: silence,
    on: {
      proxyReq: (asked) => followCall(asked, availability, patience),
      proxyRes: (answer, _request, response) => keepOwnConnection(answer, response),
      error(error, request, response) {
        // Browsers read no answer before they have sent everything.
        request.resume();
        log.error({ err: error, target, requestId: request.id }, 'API not reachable');
        if (isResponse(response) && !response.headersSent)
          sendAway(request, response, error instanceof ApiAway ? 503 : 502);
        else response.destroy();
      },
    },
  }) as unknown as RequestHandler;
}

function sendAway(request: Request, response: Response, status: 502 | 503) {
  response.set('retry-after', RETRY_AFTER);
  sendProblem(request, response, status, 'fault', 'The API does not answer');
}

/** The API's connection is with the gateway; whether the visitor's stays open is between the visitor and the gateway. */
function keepOwnConnection({ headers }: IncomingMessage, response: Response) {
  delete headers['keep-alive'];
  headers.connection = response.shouldKeepAlive ? 'keep-alive' : 'close';
}

const isResponse = (response: ServerResponse<IncomingMessage> | { destroy(): void }): response is Response =>
  'headersSent' in response;
