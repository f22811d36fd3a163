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
export function sendMissingFile(href: string): void {
  const [, app, version, file] = [...href.matchAll(FILE)][0] ?? [];
  if (!app || !version || findStatus(href) === 0) return;
  send({ app, version, kind: 'missing-file', message: `${file} did not load`, stack: [] }, '');
}

/** What the file was answered with; undefined where the browser does not tell. */
const findStatus = (href: string): number | undefined =>
  (performance.getEntriesByName?.(href).at(-1) as PerformanceResourceTiming | undefined)?.responseStatus;

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
