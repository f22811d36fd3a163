import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { CONTENT_STATE_PATH } from '../contract/contract.ts';

interface Options {
  /** Whether what changes something at the site is let through. */
  allowsWrites: boolean;
}

/** Headers that do not leave this machine: of proxies and of other servers on localhost, and those that would make more of a read than it is. */
const KEPT_HERE = [
  'connection',
  'upgrade',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'referer',
];

/** Sent on where writes are allowed, then with reads too, as signing in needs them: browsers send cookies to all ports of localhost. */
const OF_VISITORS = ['cookie', 'authorization'];

/**
 * Passes what a gateway of this machine asks of the site's API on to the site. Nothing but reads, unless writes are allowed; and nothing that a
 * page of another origin asks, as it would reach the site as if the site's own page asked.
 */
export function siteProxy(site: string, { allowsWrites }: Options): RequestListener {
  const forward = createProxyMiddleware<IncomingMessage, ServerResponse>({
    target: site,
    changeOrigin: true,
    proxyTimeout: 30_000,
    on: {
      proxyRes({ headers }) {
        if (!allowsWrites) delete headers['set-cookie'];
      },
      error(_error, _request, response) {
        if ('writeHead' in response && !response.headersSent)
          response.writeHead(502, { 'content-type': 'text/plain' });
        response.end(`${site} does not answer\n`);
      },
    },
  });
  return (request, response) => {
    if (request.url?.split('?')[0] === CONTENT_STATE_PATH) return void response.writeHead(404).end();
    if (!allowsWrites && !isRead(request)) return refuse(response, READ_ONLY);
    const { headers } = request;
    if (headers.origin !== undefined) {
      if (!isOfAskedHost(request)) return refuse(response, ANOTHER_ORIGIN);
      headers.origin = site;
    }
    for (const name of [...KEPT_HERE, ...(allowsWrites ? [] : OF_VISITORS)]) delete headers[name];
    void forward(request, response);
  };
}

export const isRead = ({ method = '' }: Pick<IncomingMessage, 'method'>): boolean =>
  ['GET', 'HEAD'].includes(method);

/** The host is that of the gateway, which names it where it asks by itself. */
function isOfAskedHost({ headers: { origin = '', host, ...headers } }: IncomingMessage): boolean {
  return URL.canParse(origin) && new URL(origin).host === (headers['x-forwarded-host'] ?? host);
}

export function refuse(response: ServerResponse, reason: string): void {
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(reason);
}

const ANOTHER_ORIGIN = 'Only pages of this address reach the site.\n';
export const READ_ONLY = 'This is the live site, read only: "npm run dev -- --write" sends forms to it.\n';
