import type { Request, Response } from 'express';
import { pathLanguage } from '../../contract/paths.ts';
import { cacheControl } from '../releases/snapshot.ts';
import type { PageSources } from '../releases/page-sources.ts';
import { RETRY_AFTER } from '../http/problem.ts';
import type { RenderedPage } from '../renderers/page-task.ts';
import { SPECULATION_RULES } from '../speculation/speculation-rules.ts';
import type { GatewaySite } from '../site.ts';
import type { VisitorRendering, PageContext } from './render-for-visitor.ts';

/** What a page may load and run. */
export interface PagePermissions {
  /** Origins outside the site. */
  sources: PageSources;
  /** Texts of the inline scripts. */
  inlineScripts: readonly string[];
  /** Text of the import map, which is always the same for the same `sources`. */
  importMap?: string | undefined;
  /** Origins of films, besides the site. */
  films: readonly string[];
  /** Text of the style element, which each page has its own of. */
  inlineStyle?: string | undefined;
}

/** Tells the browser of a page what it may load and do. */
export type PagePolicies = (request: Request, response: Response, permissions: PagePermissions) => void;

type SendingContext = Pick<PageContext, 'snapshot' | 'facts'> & {
  policies: PagePolicies;
  site: Pick<GatewaySite, 'languages' | 'isPreview'>;
};

/** Sets the headers of a page, those that are the same for every visitor and those of this one. */
export function setPageHeaders(
  request: Request,
  response: Response,
  page: RenderedPage,
  { isPrivate, snapshot, facts, site, policies }: SendingContext & { isPrivate: boolean },
): void {
  const { search } = new URL(request.url, 'http://site');
  const { thirdParties, standIns, films } = facts.sourcesAt({ path: request.path, search });
  policies(request, response, {
    // Code that is not live reaches nobody else, and is counted by nobody.
    sources: snapshot.audience === 'holder' ? snapshot.sources([]) : snapshot.sources(thirdParties, standIns),
    inlineScripts: page.inlineScripts,
    inlineStyle: page.inlineStyle,
    importMap: snapshot.importMap?.text,
    films,
  });
  response
    .status(page.status)
    .type('html')
    .set(
      'cache-control',
      isPrivate || site.isPreview(request.originalUrl)
        ? 'private, no-store'
        : cacheControl(snapshot.audience, 'no-cache'),
    )
    .set('vary', 'accept-encoding');
  if (!pathLanguage(request.path, site)) response.vary('cookie, accept-language');
  // The next page of a person's own is fetched when they ask for it.
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
  { rendered, isPrivate, cookies }: VisitorRendering,
  { dropped, ...context }: SendingContext & { dropped: string },
): void {
  for (const cookie of cookies) response.append('set-cookie', cookie);
  if (rendered.kind === 'redirect') {
    if (!pathLanguage(request.path, context.site)) response.vary('cookie, accept-language');
    const target = withParameters(rendered.location, dropped);
    return void response
      .set('cache-control', cacheControl(context.snapshot.audience, 'no-cache'))
      .redirect(rendered.status, target);
  }
  setPageHeaders(request, response, rendered, { ...context, isPrivate });
  if (request.method === 'HEAD') return void response.end();
  sendMarkup(response, rendered.markup);
}

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
