import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { SHELL_PAGES, WEB_VITALS } from '../../contract/contract.ts';
import type { Composition, PageVitals, Vital } from '../../contract/contract.ts';
import { fetchFile } from '../loading/fetch-files.browser.ts';
import type { PageHandle } from '../routing/page-handle.ts';

let hasBegun = false;

/**
 * Measures how fast the page is that this document began with, once, and sends it when the visitor leaves: hides the document, or calls
 * `end` by going on to another page. `isAllowed` is asked then, whether the visitor still agrees.
 */
export function measurePage(
  { page, routeId }: Pick<PageHandle, 'page' | 'routeId'>,
  isAllowed: () => boolean,
): { end(): void } {
  if (hasBegun) return { end() {} };
  hasBegun = true;
  const values: PageVitals['values'] = {};
  let isOver = false;
  // What is measured when the document is hidden is reported before this is told of it.
  const note = (name: Vital, digits: number) => (metric: { value: number }) =>
    void (values[name] = Number(metric.value.toFixed(digits)));
  onLCP(note('lcp', 0), { reportAllChanges: true });
  onINP(note('inp', 0), { reportAllChanges: true });
  onCLS(note('cls', 3), { reportAllChanges: true });
  onTTFB(note('ttfb', 0));
  // The browser has the file: the page was hydrated with it.
  const live = fetchFile<Composition>(window.__PAGE__.composition).catch(() => undefined);
  let composition: Composition | undefined;
  void live.then((read) => (composition = read));

  const end = () => {
    if (isOver) return;
    isOver = true;
    document.removeEventListener('visibilitychange', whenHidden);
    if (!composition || Object.keys(values).length === 0 || !isAllowed()) return;
    const vitals = toVitals(composition, page?.remote, routeId, values);
    if (vitals) send(vitals);
  };
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') end();
  };
  document.addEventListener('visibilitychange', whenHidden);
  return { end };
}

function toVitals(
  { shell: { version: shell }, remotes }: Composition,
  remote: string | undefined,
  routeId: string,
  values: PageVitals['values'],
): PageVitals | undefined {
  if (remote === undefined) {
    const page = SHELL_PAGES.find((kind) => kind === routeId);
    return page && { app: 'shell', version: shell, shell, page, values };
  }
  const version = remotes[remote]?.version;
  return version === undefined ? undefined : { app: remote, version, shell, page: routeId, values };
}

/** `navigator.sendBeacon` would send cookies. */
function send(vitals: PageVitals) {
  void fetch(WEB_VITALS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(vitals),
    credentials: 'omit',
    // It would say the address of the page.
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {});
}
