import type { Boot, PageMetadata, PageState } from '../../contract/contract.ts';
import { PAGE_STATE, PAGE_STATES, STATE_FILE } from '../../contract/page-state-file.ts';
import type { PageData } from '../document/page-data.ts';
import { fetchCheckedFile, FileGone, severalTimes } from '../loading/fetch-files.browser.ts';

/** Of the page that was sent: read once, by whichever script needs it first. */
interface PageWithState extends PageData {
  state?: PageState;
  stateComing?: Promise<PageState>;
}

/** Address of the file that the state is in; undefined where it is in the page. */
export const stateFile = (): string | undefined => element()?.getAttribute(STATE_FILE) ?? undefined;

/** The state of the page if it is in the page; undefined when it has to be fetched. */
export function sentState(): PageState | undefined {
  const page: PageWithState = window.__PAGE__;
  const json = element()?.textContent;
  if (json) page.state ??= JSON.parse(json) as PageState;
  return page.state;
}

/** The state of the page, wherever it is. Rejects when it does not come, or is not what the page named; a server that does not have it is not asked again. */
export function pageState(): Promise<PageState> {
  const page: PageWithState = window.__PAGE__;
  const sent = sentState();
  page.stateComing ??= sent ? Promise.resolve(sent) : fetchState(page);
  return page.stateComing;
}

async function fetchState(page: PageWithState): Promise<PageState> {
  try {
    const file = stateFile() ?? '';
    const hash = file.slice(PAGE_STATES.length + 1).split('/', 1)[0]!;
    const ask = () => fetchCheckedFile<PageState>(file, hash);
    page.state = await severalTimes(ask, (error) => error instanceof FileGone);
    return page.state;
  } catch (error) {
    page.stateComing = undefined;
    throw error;
  }
}

const element = () => document.getElementById(PAGE_STATE);

/** Metadata of the page as the server made them; JSON-LD is read from where it stands, so that it is not sent twice. */
export function sentMeta({ meta }: Pick<Boot, 'meta'>): PageMetadata | undefined {
  if (!meta) return undefined;
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return json ? ({ ...meta, jsonLd: JSON.parse(json) as object } as PageMetadata) : meta;
}
