import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import { sendProblem } from './problem.ts';

/** What goes to the office behind the gateway; the first prefix that fits decides. */
export function apiProxies({ targets }: Pick<Settings, 'targets'>, log: Logger): RequestHandler[] {
  const routes: [pathFilter: string[], target: string][] = [
    [['/api/forms'], targets.forms],
    [['/api/owner', '/api/auth'], targets.owner],
    [['/media', '/images/epc'], targets.media],
    [['/api'], targets.api],
  ];
  return routes.map(([prefixes, target]) => proxy(prefixes, target, log));
}

function proxy(prefixes: string[], target: string, log: Logger): RequestHandler {
  return createProxyMiddleware<Request, Response>({
    target,
    pathFilter: (path) => prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
    xfwd: true,
    proxyTimeout: 30_000,
    on: {
      proxyReq: (outgoing, request) => outgoing.setHeader('x-request-id', String(request.id)),
      error(error, request, response) {
        log.error({ err: error, target, requestId: request.id }, 'API not reachable');
        if (isResponse(response) && !response.headersSent)
          sendProblem(request, response, 502, 'fault', 'The API does not answer');
        else response.destroy();
      },
    },
  }) as unknown as RequestHandler;
}

const isResponse = (response: ServerResponse<IncomingMessage> | { destroy(): void }): response is Response =>
  'headersSent' in response;
