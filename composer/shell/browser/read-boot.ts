import type { Boot, Composition, Messages, PageState } from '../../contract/contract.ts';
import type { PageData } from '../document/page-data.ts';
import { fetchFile, FileGone, severalTimes } from '../loading/fetch-files.browser.ts';
import { loadMessages } from '../loading/load-messages.browser.ts';
import { shellMessageScript } from '../loading/page-files.ts';
import { report } from '../loading/report.browser.ts';
import type { ShellSite } from '../site.ts';
import { forgetReloads, reloadOnce } from './missing-code.ts';
import { pageState } from './page-state.ts';

/** What the page is hydrated with, or rendered anew. */
export interface ReadBoot {
  boot: Boot;
  /** Translations of the shell. */
  messages: Messages;
  /** Whether it is what the server rendered the page with; otherwise the loaders have still to run, and the page is rendered anew. */
  isAsSent: boolean;
}

/**
 * What the page is hydrated with: its state, the releases that it was rendered with, and the shell's translations. Undefined when it does not come: the
 * page stays as the server sent it. Where the server does not have the file of the releases, the page is loaded anew, once; one that its visitor has begun to
 * use stays, and leads on by links. A state that cannot be had any more is made up for: the page is of an earlier content (docs/decisions/0083).
 */
export async function readBoot(
  page: Pick<PageData, 'composition' | 'isInUse'>,
  site: ShellSite,
): Promise<ReadBoot | undefined> {
  const coming = pageState().catch(() => undefined);
  const live = await readComposition(page);
  if (!live) return undefined;
  const sent = await coming;
  try {
    const state = sent ?? (await newState(site));
    const messages = await severalTimes(() => loadMessages(shellMessageScript(live, state.language)));
    return { boot: { ...live, ...state }, messages, isAsSent: sent !== undefined };
  } catch (error) {
    report('the state of the page or the texts around it did not load, nor what stands in for them', error);
    return undefined;
  }
}

async function readComposition(
  page: Pick<PageData, 'composition' | 'isInUse'>,
): Promise<Composition | undefined> {
  const { composition } = page;
  try {
    const live = await severalTimes(() => fetchFile<Composition>(composition));
    forgetReloads([composition]);
    return live;
  } catch (error) {
    report(`${composition} did not load`, error);
    // Without a line the browser would put its own page in place of one that can be read.
    if (!page.isInUse && error instanceof FileGone) reloadOnce([composition]);
    return undefined;
  }
}

/** What a page needs besides the data of its loaders when its own state cannot be had: nothing of it has been rendered with these. Rejects without them. */
async function newState({ languages, createApi, readSite }: ShellSite): Promise<PageState> {
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
