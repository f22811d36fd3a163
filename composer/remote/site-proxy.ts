import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { CONTENT_STATE_PATH } from '../contract/contract.ts';

interface Options {
  /** Whether what changes something at the site is let through. */
  allowsWrites: boolean;
}

/** Headers of a request of this machine that tell the site nothing that it may know: of proxies, and of other servers on localhost. */
const OF_THIS_MACHINE = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'referer',
];

/** Sent on with writes only, as signing in needs them: browsers send cookies to all ports of localhost. */
const OF_VISITORS = ['cookie', 'authorization'];

/** Passes what a gateway of this machine asks of the site's API on to the site. Nothing but reads, unless writes are allowed. */
export function siteProxy(site: string, { allowsWrites }: Options): RequestListener {
  const forward = createProxyMiddleware<IncomingMessage, ServerResponse>({
    target: site,
    changeOrigin: true,
    proxyTimeout: 30_000,
    on: {
      proxyReq(asked) {
        for (const name of OF_THIS_MACHINE) asked.removeHeader(name);
        if (!allowsWrites) for (const name of OF_VISITORS) asked.removeHeader(name);
        if (asked.getHeader('origin')) asked.setHeader('origin', site);
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
    if (!allowsWrites && !isRead(request)) return refuseWrite(response);
    void forward(request, response);
  };
}

export const isRead = ({ method = '' }: Pick<IncomingMessage, 'method'>): boolean =>
  ['GET', 'HEAD'].includes(method);

export function refuseWrite(response: ServerResponse): void {
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(READ_ONLY);
}

const READ_ONLY = 'This is the live site, read only: "npm run dev -- --write" sends forms to it.\n';
