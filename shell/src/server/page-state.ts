import type { StaticHandlerContext } from 'react-router';
import type { Site } from 'shared-kit/contracts/api/site';
import type { PageState, RenderRequest } from 'composer/contract';
import type { PageMeta } from 'shared-kit/contracts/page';
import type { Language } from 'shared-kit/domain/languages';
import type { ServerExposeLoader } from 'composer/shell/server';
import type { PageHandle } from 'composer/shell';
import { waitsForVisitor } from 'composer/shell';
import { deferredExposes } from './part-files.ts';
import { routeErrorStates } from './route-error-states.ts';

interface BootParts {
  request: RenderRequest;
  language: Language;
  site: Site;
  exposes: ServerExposeLoader;
  /** The remote's page that is shown, if it is one. */
  handle: PageHandle | undefined;
  meta: PageMeta | undefined;
  outcome: StaticHandlerContext;
}

/** What the browser is told in the page: just what it needs to hydrate it. */
export function pageState(parts: BootParts): PageState {
  const { request, language, site, exposes, handle, meta, outcome } = parts;
  const { composition, origin } = request;
  const rendered = exposes.used();
  // An error page answers to scripts at once.
  const waiting = outcome.errors ? [] : rendered.filter((ref) => waitsForVisitor(composition, handle, ref));
  const used = rendered.filter((ref) => !waiting.includes(ref));
  return {
    language,
    origin,
    site,
    used,
    deferred: deferredExposes(composition, language, used, waiting),
    failed: exposes.failed(),
    meta: meta ? { ...meta, jsonLd: undefined } : null,
    router: {
      loaderData: outcome.loaderData,
      actionData: outcome.actionData,
      errors: routeErrorStates(outcome.errors),
    },
  };
}
