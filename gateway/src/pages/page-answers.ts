import type { Request, Response } from 'express';
import { fallbackSite } from 'shared-kit/domain/fallback-site';
import { pathLanguage } from 'shared-kit/domain/path-language';
import { visitorNetwork } from 'shared-kit/domain/visitor-address';
import type { FollowedState } from '../api-calls/content-state.ts';
import type { PagePolicies } from '../http/page-policies.ts';
import { FirstStyles } from '../first-styles/first-styles.ts';
import { keepableKey } from '../page-cache/keepable-key.ts';
import type { KeptPage } from '../page-cache/kept-page.ts';
import type { KeptPages, Made } from '../page-cache/kept-pages.ts';
import { keptHeaders } from '../page-cache/send-kept.ts';
import type { NoSharedPage } from '../page-cache/shared-rendering.ts';
import { takeState } from '../page-cache/state-file.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { ContentAddresses } from './content-address.ts';
import { pageAddress } from './page-address.ts';
import type { PageAddress } from './page-address.ts';
import { PageTurns } from './page-turns.ts';
import { renderForVisitor } from './render-for-visitor.ts';
import type { Outcome, PageContext, RenderDependencies } from './render-for-visitor.ts';
import { setPageHeaders } from './send-rendered.ts';
import type { SiteLanguages } from './site-languages.ts';
import { visitorLanguage } from './visitor-language.ts';

export interface PageDependencies extends RenderDependencies {
  releases: LiveReleases;
  contentState: Pick<FollowedState, 'current' | 'generation'>;
  kept: KeptPages;
  siteLanguages: SiteLanguages;
  contentAddresses: ContentAddresses;
  /** Longest time that a page waits for an API that answers others, in ms. */
  apiTimeout: number;
  policies: PagePolicies;
  /** Seconds that shared caches in front may keep pages that are for all. */
  sharedAge: number;
}

/** What a page request is answered with. */
export type PageAnswer =
  | Exclude<PageAddress, { kind: 'render' }>
  /** A page for all visitors. */
  | { kind: 'kept'; key: string; page: KeptPage }
  | OwnAnswer;

/** A page for one visitor, or a redirect that its code asked for. */
export interface OwnAnswer extends Pick<PageContext, 'snapshot' | 'site'> {
  kind: 'own';
  outcome: Outcome;
  /** Parameters that the page was rendered without; a redirect passes them on. */
  dropped: string;
}

/** Undefined when the visitor has left. */
export type PageAnswers = (request: Request, response: Response) => Promise<PageAnswer | undefined>;

/** Makes the answers to page requests: address → redirect, or the shell's markup with one consistent set of releases. */
export function pageAnswers(dependencies: PageDependencies): PageAnswers {
  const { releases, contentState, siteLanguages, kept, policies, publicUrl, sharedAge, apiTimeout } =
    dependencies;
  const turns = new PageTurns();
  const firstStyles = new FirstStyles();
  return async (request, response) => {
    const deadline = pageDeadline(request, apiTimeout);
    const snapshot = await releases.current();
    const content = await contentState.current();
    const answers = { areCurrent: true };
    const onAnswer = (isCurrent: boolean) => void (answers.areCurrent &&= isCurrent);
    const wanted = pathLanguage(request.path) ?? visitorLanguage(request, fallbackSite('fr'));
    const site = await siteLanguages(wanted, { until: deadline, onAnswer });
    const language = visitorLanguage(request, site);
    const declared = pageAddress(request.path, snapshot.composition, language);
    const address = await dependencies.contentAddresses(declared, language, deadline);
    if (address.kind !== 'render') return address;

    const keepable = kept.isOn ? keepableKey(request, { snapshot, content, publicUrl }) : undefined;
    const context: PageContext = {
      snapshot,
      site,
      language,
      deadline,
      address: keepable?.address ?? request.originalUrl,
      onAnswer,
      isShared: !!keepable,
    };
    const renderInTurn = () => {
      // A form does not wait: what it does may be done already.
      if (request.method === 'POST') return renderForVisitor(request, response, context, dependencies);
      return turns.take(visitorNetwork(request.ip ?? ''), response, () =>
        renderForVisitor(
          request,
          response,
          { ...context, deadline: pageDeadline(request, apiTimeout) },
          dependencies,
        ),
      );
    };
    const render = async () => {
      const outcome = await renderInTurn();
      if (outcome?.rendered.kind !== 'page') return outcome;
      return { ...outcome, rendered: await firstStyles.addTo(outcome.rendered, snapshot) };
    };
    if (!keepable) return ownAnswer(await render());

    let own: Outcome | undefined;
    const shared = kept.share(keepable.epoch, keepable.key, async () => {
      own = await render();
      return own ? madeOf(own) : 'left';
    });
    const page = await shared.catch((error: unknown) => {
      const last = kept.lastOf(keepable.epoch, keepable.key);
      if (last) return last;
      throw error;
    });
    if (page) return { kind: 'kept', key: keepable.key, page };
    own ??= await render();
    const last = own && isFault(own) ? kept.lastOf(keepable.epoch, keepable.key) : undefined;
    return last ? { kind: 'kept', key: keepable.key, page: last } : ownAnswer(own);

    function ownAnswer(outcome: Outcome | undefined): PageAnswer | undefined {
      return outcome && { kind: 'own', outcome, snapshot, site, dropped: keepable?.dropped ?? '' };
    }

    /** The page for others too, if it is for them. */
    function madeOf(outcome: Outcome): Made | NoSharedPage {
      if (isFault(outcome)) return 'failed';
      const { rendered, isPrivate } = outcome;
      const isForAll = rendered.kind === 'page' && !isPrivate && !rendered.isPrivate;
      if (!isForAll || rendered.status !== 200 || !rendered.inlineScripts) return 'not for all';
      if (!rendered.isWhole || !answers.areCurrent) return 'failed';
      setPageHeaders(request, response, rendered, { snapshot, site, policies, isPrivate });
      if (sharedAge > 0) response.set(forSharedCaches(sharedAge, snapshot));
      return {
        ...takeState(Buffer.concat(rendered.markup), context.address),
        headers: keptHeaders(response),
      };
    }
  };
}

/** Browsers ask each time; a cache in front may give an old page while it fetches the new one, and can drop pages by their tags. */
const forSharedCaches = (seconds: number, { compositionFile }: Snapshot) => ({
  'cache-control': `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
  'cache-tag': `pages, releases-${compositionFile.hash}`,
});

/** The page could not be made as it should be. */
const isFault = ({ rendered }: Outcome) => rendered.kind === 'page' && rendered.status >= 500;

/** Time for what a form that was sent does, in ms, once its body is here: late is better than twice. */
const FORM_TIME = 10_000;

/** When a page is answered at the latest from now, as `Date.now()` tells it: the one limit for all that is done for it. */
const pageDeadline = ({ method }: Request, apiTimeout: number): number =>
  Date.now() + (method === 'POST' ? FORM_TIME : apiTimeout);
