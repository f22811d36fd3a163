import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { TRIAL_HEADER } from '../../server/visitor-address.ts';

const LIVE_SITE = Symbol('origin of the live site');
type Trial = Request & { [LIVE_SITE]?: string };

/**
 * Whatever the API is asked for this request is a trial. It is asked in the name of the live site, the only one whose forms it takes: who
 * calls this has made sure that the request comes from no page of another site.
 */
export function markAsTrial(request: Request, liveSite: string): void {
  (request as Trial)[LIVE_SITE] = liveSite;
}

/** Whether it was marked so. */
export const isMarkedAsTrial = (request: Request): boolean => LIVE_SITE in request;

/**
 * The visitor's address, protocol and host as the API is told them, one value each. They are the gateway's own finding (`request.ip`
 * and `TRUST_PROXY`), never a header as the visitor sent it. `site` is the origin under which the site was asked.
 */
export function visitorHeaders(request: Request, site: string): Record<string, string> {
  const liveSite = (request as Trial)[LIVE_SITE];
  const { protocol, host } = new URL(liveSite ?? site);
  return {
    'x-forwarded-for': request.ip ?? '',
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
    'x-request-id': String(request.id),
    ...(liveSite !== undefined && { origin: liveSite, [TRIAL_HEADER]: '1' }),
    ...(request.traceparent && { traceparent: request.traceparent }),
  };
}

/** Headers of a visitor's request that the API gets. A closed list, because any header name may hold an address. */
const PASSED_ON = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'origin',
  'pragma',
  'range',
  'referer',
  'transfer-encoding',
  'user-agent',
] as const;

/** The headers with which a request goes to the API. */
export function proxiedHeaders(request: Request, site: string): IncomingHttpHeaders {
  const passed = PASSED_ON.filter((name) => request.headers[name] !== undefined);
  return {
    ...Object.fromEntries(passed.map((name) => [name, request.headers[name]])),
    ...visitorHeaders(request, site),
  };
}

/** Public origin of the site: the configured one; only without it the one that the request names. */
export const siteOrigin = (
  request: Pick<Request, 'protocol' | 'host'>,
  { publicUrl }: { publicUrl: string | undefined },
): string => publicUrl ?? `${request.protocol}://${request.host}`;
