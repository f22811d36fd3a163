import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { pathLanguage } from '../../contract/paths.ts';
import type { Language } from '../../contract/register.ts';
import { visitorNetwork } from '../../server/visitor-address.ts';
import type { CriticalCss } from '../critical-css/critical-css.ts';
import { takeState, cachedHeaders } from '../page-cache/cached-page.ts';
import type { CachedPage } from '../page-cache/cached-page.ts';
import type { Made } from '../page-cache/page-cache.ts';
import type { CachePlace, FindInputs } from '../page-cache/page-inputs.ts';
import type { NoSharedPage } from '../page-cache/shared-rendering.ts';
import type { Audience, Snapshot } from '../releases/snapshot.ts';
import type { RenderedPage } from '../renderers/page-task.ts';
import type { GatewaySite } from '../site.ts';
import { contentAddress, pageAddress } from './page-address.ts';
import type { AddressAnswer } from './page-address.ts';
import type { PageTurns } from './page-turns.ts';
import { renderForVisitor } from './render-for-visitor.ts';
import type { VisitorRendering, PageContext, RenderDependencies } from './render-for-visitor.ts';
import { setPageHeaders } from './send-rendered.ts';
import type { PagePolicies } from './send-rendered.ts';

interface PageDependencies extends RenderDependencies {
  inputs: FindInputs;
  site: GatewaySite;
  /** Longest time that a page waits for an API that answers others, in ms. */
  apiTimeout: number;
  policies: PagePolicies;
  /** One for all hosts of a gateway. */
  turns: PageTurns;
  /** The same. */
  criticalCss: CriticalCss;
  /** Seconds that shared caches in front may keep pages that are for all. */
  sharedAge: number;
  /** What is added to each rendered page. */
  finish?: ((page: RenderedPage, made: FinishedFor) => RenderedPage) | undefined;
}

/** For whom a page was rendered, and of what. */
interface FinishedFor extends Pick<PageContext, 'snapshot'> {
  /** Of the page. */
  language: Language;
  request: Request;
  response: Response;
}

/** What a page request is answered with. */
type PageAnswer =
  | (Exclude<AddressAnswer, { kind: 'render' }> & { audience: Audience })
  /** A page for all visitors. */
  | { kind: 'cached'; place: CachePlace; page: CachedPage }
  | OwnAnswer;

/** A page for one visitor, or a redirect that its code asked for. */
interface OwnAnswer extends Pick<PageContext, 'snapshot' | 'facts'> {
  kind: 'own';
  outcome: VisitorRendering;
  /** Parameters that the page was rendered without; a redirect passes them on. */
  dropped: string;
}

/** Undefined when the visitor has left. */
export type PageAnswers = (request: Request, response: Response) => Promise<PageAnswer | undefined>;

/** Makes the answers to page requests: address → redirect, or the shell's markup with one consistent set of releases. */
export function pageAnswers(dependencies: PageDependencies): PageAnswers {
  return (request, response) => new PageAnswering(request, response, dependencies).answer();
}

/** The answer to one page request. */
class PageAnswering {
  readonly #request: Request;
  readonly #response: Response;
  readonly #dependencies: PageDependencies;
  /** Whether all answers of the API so far are those of now. */
  #areAnswersCurrent = true;

  constructor(request: Request, response: Response, dependencies: PageDependencies) {
    this.#request = request;
    this.#response = response;
    this.#dependencies = dependencies;
  }

  /** What is live, the address, and the page: of the cache, or rendered for this visitor. */
  async answer(): Promise<PageAnswer | undefined> {
    const { inputs, apiTimeout } = this.#dependencies;
    const deadline = pageDeadline(this.#request, apiTimeout);
    const { snapshot, place } = await inputs(this.#request);
    const { facts, language } = await this.#readFacts(deadline);
    const address = await this.#findAddress(snapshot, language, deadline);
    if (address.kind !== 'render') return { ...address, audience: snapshot.audience };

    const context: PageContext = {
      snapshot,
      facts,
      language,
      deadline,
      address: place?.address ?? this.#request.originalUrl,
      onAnswer: this.#noteAnswer,
      isShared: !!place,
    };
    return place ? this.#fromCache(place, context) : ownAnswer(await this.#render(context), context);
  }

  /** What the site has configured for the language of this page, and the language of its visitor. */
  async #readFacts(until: number) {
    const { site } = this.#dependencies;
    const wanted = pathLanguage(this.#request.path, site) ?? visitorLanguage(this.#request, site);
    const facts = await site.readFacts(wanted, { until, onAnswer: this.#noteAnswer });
    return { facts, language: visitorLanguage(this.#request, facts) };
  }

  #findAddress({ composition }: Snapshot, language: Language, until: number): Promise<AddressAnswer> {
    const declared = pageAddress(this.#request.path, composition, language);
    return contentAddress(declared, this.#dependencies.site, { language, until });
  }

  #noteAnswer = (isCurrent: boolean) => void (this.#areAnswersCurrent &&= isCurrent);

  /** Rendered once for all who ask for it meanwhile; the page of before stands in for one that cannot be made as it should be. */
  async #fromCache(place: CachePlace, context: PageContext): Promise<PageAnswer | undefined> {
    const { cache, epoch, key, dropped } = place;
    const cached = (page: CachedPage) => ({ kind: 'cached', place, page }) as const;
    let own: VisitorRendering | undefined;
    try {
      const page = await cache.share(epoch, key, async () => {
        own = await this.#render(context);
        return own ? this.#forAll(own, context) : 'left';
      });
      if (page) return cached(page);
      own ??= await this.#render(context);
    } catch (error) {
      const before = cache.findLast(epoch, key);
      if (before) return cached(before);
      throw error;
    }
    const before = own && isFault(own) ? cache.findLast(epoch, key) : undefined;
    return before ? cached(before) : ownAnswer(own, context, dropped);
  }

  /** The page with its critical CSS; undefined when the visitor has left. */
  async #render(context: PageContext): Promise<VisitorRendering | undefined> {
    const outcome = await this.#renderInTurn(context);
    if (outcome?.rendered.kind !== 'page') return outcome;
    const { criticalCss, finish, site } = this.#dependencies;
    const styled = await criticalCss.addTo(outcome.rendered, context.snapshot);
    const { snapshot } = context;
    const language = pathLanguage(this.#request.path, site) ?? context.language;
    const made = { request: this.#request, response: this.#response, snapshot, language };
    return { ...outcome, rendered: finish ? finish(styled, made) : styled };
  }

  #renderInTurn(context: PageContext): Promise<VisitorRendering | undefined> {
    const { turns, apiTimeout } = this.#dependencies;
    const render = (deadline: number) =>
      renderForVisitor(this.#request, this.#response, { ...context, deadline }, this.#dependencies);
    // A form does not wait: what it does may be done already.
    if (this.#request.method === 'POST') return render(context.deadline);
    return turns.take(visitorNetwork(this.#request.ip ?? ''), this.#response, () =>
      render(pageDeadline(this.#request, apiTimeout)),
    );
  }

  /** The page for others too, if it is for them. */
  #forAll(outcome: VisitorRendering, { snapshot, facts, address }: PageContext): Made | NoSharedPage {
    if (isFault(outcome)) return 'failed';
    const { rendered, isPrivate } = outcome;
    const isForAll = rendered.kind === 'page' && !isPrivate && !rendered.isPrivate;
    if (!isForAll || rendered.status !== 200) return 'not for all';
    if (!rendered.isWhole || !this.#areAnswersCurrent) return 'failed';
    const { policies, sharedAge, site } = this.#dependencies;
    setPageHeaders(this.#request, this.#response, rendered, { snapshot, facts, site, policies, isPrivate });
    if (sharedAge > 0 && snapshot.audience === 'all')
      this.#response.set(forSharedCaches(sharedAge, snapshot));
    return {
      ...takeState(Buffer.concat(rendered.markup), address, snapshot.audience),
      headers: cachedHeaders(this.#response),
    };
  }
}

const ownAnswer = (
  outcome: VisitorRendering | undefined,
  { snapshot, facts }: PageContext,
  dropped = '',
): OwnAnswer | undefined => outcome && { kind: 'own', outcome, snapshot, facts, dropped };

/** Browsers ask each time; a cache in front may give an old page while it fetches the new one, and can drop pages by their tags. */
const forSharedCaches = (seconds: number, { hash }: Snapshot) => ({
  'cache-control': `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
  'cache-tag': `pages, releases-${hash}`,
});

/** The page could not be made as it should be. */
const isFault = ({ rendered }: VisitorRendering) => rendered.kind === 'page' && rendered.status >= 500;

/** Time for what a form that was sent does, in ms, once its body is here: late is better than twice. */
const FORM_TIME = 10_000;

/** When a page is answered at the latest from now, as `Date.now()` tells it: the one limit for all that is done for it. */
const pageDeadline = ({ method }: Request, apiTimeout: number): number =>
  Date.now() + (method === 'POST' ? FORM_TIME : apiTimeout);

/** Cookie that keeps the language that a visitor chose by the language switch. */
const LANGUAGE_COOKIE = 'language';

/** The visitor's language: cookie, then Accept-Language, then the site's default . */
function visitorLanguage(
  request: Request,
  { languages, defaultLanguage }: { languages: readonly Language[]; defaultLanguage: Language },
): Language {
  const chosen = parseCookie(request.headers.cookie ?? '')[LANGUAGE_COOKIE];
  const known = languages.find((language) => language === chosen);
  if (known || !request.headers['accept-language']) return known ?? defaultLanguage;
  return (request.acceptsLanguages([...languages]) || defaultLanguage) as Language;
}
