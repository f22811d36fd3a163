import { BROWSER_FAULTS, FAULT_PLACE, faultMessage, MOST_FAULT_PLACES } from '../../contract/contract.ts';
import type { BrowserFault } from '../../contract/contract.ts';

/** Of one document: what goes wrong again and again says nothing new. */
const MOST_FAULTS = 5;
/** A file of a release in the text of a stack, or in an address. */
const FILE = /\/remotes\/([a-z][a-z0-9-]*)\/([0-9A-Za-z][0-9A-Za-z.-]*)\/(web\/[^\s?#():]+(?::\d+:\d+)?)/g;

const sent = new Set<string>();

/** What was thrown, and React's stack of the components around it. */
export interface Caught {
  kind: 'render' | 'hydration' | 'unhandled';
  error: unknown;
  componentStack?: string | undefined;
}

/** Sends what code of a release threw; what comes from elsewhere, such as an extension of the browser, is not sent. */
export function sendThrown({ kind, error, componentStack = '' }: Caught): void {
  const { name = '', message = typeof error, stack = '' } = (error ?? {}) as Partial<Error>;
  const text = `${stack}\n${componentStack}`;
  const places = [...text.matchAll(FILE)];
  // React is the shell's: it is what throws where a part gives it what it cannot show.
  const [, app, version] = places.find(([, owner]) => owner !== 'shell') ?? places[0] ?? [];
  if (!app || !version) return;
  const own = places.filter((place) => place[1] === app && place[2] === version).map((place) => place[3]!);
  send(
    {
      app,
      version,
      kind,
      message: faultMessage(`${name}: ${message}`),
      stack: own.filter((place) => FAULT_PLACE.test(place)).slice(0, MOST_FAULT_PLACES),
    },
    text,
  );
}

/** Sends that a file of a release did not come, or was not what it should be. Where nothing was answered the line was at fault. */
export const sendMissingFile = (href: string): void =>
  void (findTiming(href)?.responseStatus !== 0 && sendMissing(href, 'did not load'));

/**
 * Sends that the import map did not come, or was not what it should be, without which the entry of a remote is not asked for; not where the
 * line was at fault, or who asked has given up. What `fetch` refuses for its hash is a `TypeError` too, and has no status in Chromium, but
 * a time at which the answer began.
 */
export function sendMissingMap(entry: string, map: string, error: unknown): void {
  if (error instanceof DOMException) return;
  if (error instanceof TypeError && !findTiming(map)?.responseStart) return;
  sendMissing(entry, 'was not loaded: its import map did not come');
}

function sendMissing(href: string, what: string) {
  const [, app, version, file] = [...href.matchAll(FILE)][0] ?? [];
  if (!app || !version) return;
  send({ app, version, kind: 'missing-file', message: `${file} ${what}`, stack: [] }, '');
}

/**
 * Sends why a remote did not run whose entry is an ES module. Code that threw has its place in the stack; what did not come, or was not what it
 * should be, has none. Some browsers name that module. It may be one that it imports, so the line was at fault where any file of the release was
 * asked for and not answered.
 */
export function sendFailedModule(entry: string, error: unknown): void {
  const [, app, version] = [...entry.matchAll(FILE)][0] ?? [];
  const { stack = '', message = '' } = (error ?? {}) as Partial<Error>;
  const threw = [...stack.matchAll(FILE)].some(
    ([, owner, its, place]) => owner === app && its === version && /:\d+:\d+$/.test(place!),
  );
  if (threw) sendThrown({ kind: 'unhandled', error });
  else if (!isLineAtFault(`/remotes/${app}/${version}/`))
    sendMissing(message.includes(`/remotes/${app}/${version}/`) ? message : entry, 'did not load');
}

/** Whether the last request for one of these files was not answered. */
function isLineAtFault(folder: string): boolean {
  const last = new Map<string, number>();
  for (const { name, responseStatus } of timings()) if (name.includes(folder)) last.set(name, responseStatus);
  return [...last.values()].includes(0);
}

/** What the browser tells of how files were asked for. */
const timings = () => (performance.getEntriesByType?.('resource') ?? []) as PerformanceResourceTiming[];
const findTiming = (href: string) => timings().findLast(({ name }) => name === href);

function send(fault: BrowserFault, stack: string) {
  const body = JSON.stringify(fault);
  if (sent.has(body) || sent.size >= MOST_FAULTS) return;
  sent.add(body);
  // In development an overlay shows it, with all of the stack.
  dispatchEvent(new CustomEvent('browser-fault', { detail: { ...fault, stack } }));
  void fetch(BROWSER_FAULTS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    credentials: 'omit',
    // It would say the address of the page.
    referrerPolicy: 'no-referrer',
    // The visitor may leave meanwhile.
    keepalive: true,
  }).catch(() => {});
}
