import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from '../encodings/encodings.ts';
import type { Body, CachedPage } from './cached-page.ts';

/** Of a page that was only now rendered they are set already. */
const NEVER_OF_304 = ['content-type', 'content-security-policy', 'permissions-policy'];

/** Sets the headers of a cached page: few for a visitor who has it. */
export function setCachedHeaders(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const headers = hasPage(request, page) ? page.headersOf304 : page.headers;
  for (const [name, value] of headers) response.setHeader(name, value);
}

const hasPage = ({ headers }: IncomingMessage, page: CachedPage) =>
  page.matchesAny(headers['if-none-match'] ?? '');

/** Answers with a cached page, whose headers are set, or with 304 to a visitor who has it. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { page, body, encoding }: { page: CachedPage; body: Body; encoding: Encoding },
): void {
  response.setHeader('etag', page.etag);
  if (hasPage(request, page)) {
    response.statusCode = 304;
    for (const name of NEVER_OF_304) response.removeHeader(name);
    return void response.end();
  }
  response.statusCode = 200;
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.bytes.length);
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}

/** Headers that are the same for every visitor of a page; all others are made for each answer. */
const OF_THE_PAGE =
  /^(content-type|content-security-policy|cache-control|cache-tag|vary|permissions-policy|reporting-endpoints|strict-transport-security|referrer-policy|speculation-rules|origin-agent-cluster|cross-origin-[a-z-]+|x-(content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection))$/;

/** Of the headers that an answer was given, those that are cached with its page. */
export const cachedHeaders = (response: ServerResponse): [name: string, value: string][] =>
  Object.entries(response.getHeaders())
    .filter(([name]) => OF_THE_PAGE.test(name))
    .map(([name, value]) => [name, String(value)]);
