import type { Request, Response } from 'express';
import { filmHostsSchema } from 'shared-kit/contracts/api/site';
import { THIRD_PARTY_FRAMES } from 'shared-kit/contracts/map-frames';
import { pathLanguage } from 'shared-kit/domain/path-language';
import { isPreviewPath } from 'shared-kit/domain/preview-path';
import { mayLoadThirdParties } from 'shared-kit/domain/third-parties-allowed';
import type { PagePolicies } from '../http/page-policies.ts';
import { RETRY_AFTER } from '../http/problem.ts';
import type { RenderedPage } from 'composer/gateway';
import { SPECULATION_RULES } from '../speculation/speculation-rules.ts';
import type { Outcome, PageContext } from './render-for-visitor.ts';

/** Sets the headers of a page, those that are the same for every visitor and those of this one. */
export function setPageHeaders(
  request: Request,
  response: Response,
  page: RenderedPage,
  {
    isPrivate,
    snapshot,
    site,
    policies,
  }: Pick<PageContext, 'snapshot' | 'site'> & {
    isPrivate: boolean;
    policies: PagePolicies;
  },
): void {
  const sources = snapshot.sources(thirdPartiesAt(request, site), standInsOf(site));
  policies(request, response, {
    sources,
    inlineScripts: page.inlineScripts,
    inlineStyle: page.inlineStyle,
    films: filmHostsSchema.catch([]).parse(site.filmHosts ?? []),
  });
  response
    .status(page.status)
    .type('html')
    .set('cache-control', isPrivate || isPreviewPath(request.originalUrl) ? 'private, no-store' : 'no-cache')
    .set('vary', 'accept-encoding');
  if (!pathLanguage(request.path)) response.vary('cookie, accept-language');
  // An owner's next page is fetched when the owner asks for it.
  if (!isPrivate && !page.isPrivate) response.set('speculation-rules', `"${SPECULATION_RULES}"`);
  if (page.status === 503) response.set('retry-after', RETRY_AFTER);
}

/**
 * Answers with what was rendered for this visitor.
 * @param dropped parameters that the page was rendered without; a redirect passes them on
 */
export function sendRendered(
  request: Request,
  response: Response,
  { rendered, isPrivate, cookies }: Outcome,
  {
    dropped,
    ...context
  }: Pick<PageContext, 'snapshot' | 'site'> & { policies: PagePolicies; dropped: string },
): void {
  for (const cookie of cookies) response.append('set-cookie', cookie);
  if (rendered.kind === 'redirect') {
    if (!pathLanguage(request.path)) response.vary('cookie, accept-language');
    const target = withParameters(rendered.location, dropped);
    return void response.set('cache-control', 'no-cache').redirect(rendered.status, target);
  }
  setPageHeaders(request, response, rendered, { ...context, isPrivate });
  if (request.method === 'HEAD') return void response.end();
  sendMarkup(response, rendered.markup);
}

/** Third parties that have a document of their own. */
const IN_FRAMES = new Set<string>(Object.values(THIRD_PARTY_FRAMES));

/** Names of the third parties that a page may load (product A27). */
function thirdPartiesAt({ path, url }: Request, { thirdParties, captcha }: PageContext['site']): string[] {
  const search = new URL(url, 'http://site').search;
  if (!mayLoadThirdParties(path, search)) return [];
  const inPages = Object.keys(thirdParties ?? {}).filter((name) => !IN_FRAMES.has(name));
  return [...inPages, ...(captcha ? [captcha.provider] : [])];
}

/** An origin that a policy can name; anything else is none. */
const standInsOf = ({ standIns }: PageContext['site']): string | undefined =>
  standIns !== undefined && URL.canParse(standIns) ? new URL(standIns).origin : undefined;

/** Parameters of campaigns follow the visitor to where the page has gone. */
function withParameters(location: string, parameters: string): string {
  if (!parameters) return location;
  const [address, ...fragment] = location.split('#');
  const joined = `${address}${address!.includes('?') ? '&' : '?'}${parameters}`;
  return [joined, ...fragment].join('#');
}

/** All at once, without putting the pieces together. */
function sendMarkup(response: Response, markup: readonly Uint8Array[]) {
  response.set('content-length', String(markup.reduce((sum, { length }) => sum + length, 0)));
  response.cork();
  for (const piece of markup) response.write(piece);
  response.end();
  response.uncork();
}
