import { createApiClient } from 'shared-kit/api-client';
import type { PageState } from 'composer/contract';
import { isLanguage } from 'shared-kit/domain/languages';

/** What a page needs besides the data of its loaders when its own state cannot be had: nothing of it has been rendered with these. Rejects without them. */
export async function newState(): Promise<PageState> {
  const { lang } = document.documentElement;
  if (!isLanguage(lang)) throw new Error(`A page in "${lang}"`);
  const site = await createApiClient({ baseUrl: '', fetch: fetchAnew }).get('getSite', { query: { lang } });
  return {
    language: lang,
    origin: publicOrigin(),
    site,
    used: [],
    deferred: [],
    failed: [],
    meta: null,
    router: { loaderData: {}, actionData: null, errors: null },
  };
}

/** Asks the server though the browser has kept an answer: what a page before got may be older than what was sent. */
export const fetchAnew: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-cache' });

/** Of the canonical address, if the page has one. */
function publicOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return new URL(canonical?.href ?? location.href).origin;
}
