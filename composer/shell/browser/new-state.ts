import type { PageState } from '../../contract/contract.ts';
import type { ShellSite } from '../site.ts';

/** What a page needs besides the data of its loaders when its own state cannot be had: nothing of it has been rendered with these. Rejects without them. */
export async function newState({ languages, createApi, readSite }: ShellSite): Promise<PageState> {
  const { lang } = document.documentElement;
  const language = languages.find((code) => code === lang);
  if (!language) throw new Error(`A page in "${lang}"`);
  const site = await readSite(createApi({ baseUrl: '', fetch: fetchAnew }), language);
  return {
    language,
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
