import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from '../encodings/encodings.ts';
import type { Body, KeptPage } from './kept-page.ts';

/** Headers that a browser keeps with a page, of which the tag is one for all. They are long. */
const KNOWN_TO_THE_BROWSER = ['content-type', 'content-security-policy', 'permissions-policy'];

/** Sets the headers of a page that is kept. */
export function setKeptHeaders(response: ServerResponse, page: KeptPage): void {
  for (const [name, value] of page.headers) response.setHeader(name, value);
}

/** Answers with a page that is kept, whose headers are set, or with 304 to a visitor who has it. */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  { page, body, encoding }: { page: KeptPage; body: Body; encoding: Encoding },
): void {
  response.setHeader('etag', body.etag);
  if (page.isOneOf(request.headers['if-none-match'] ?? '')) {
    response.statusCode = 304;
    for (const name of KNOWN_TO_THE_BROWSER) response.removeHeader(name);
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

/** Of the headers that an answer was given, those that are kept with its page. */
export const keptHeaders = (response: ServerResponse): [name: string, value: string][] =>
  Object.entries(response.getHeaders())
    .filter(([name]) => OF_THE_PAGE.test(name))
    .map(([name, value]) => [name, String(value)]);
