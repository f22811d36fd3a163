/** What can be found. */
export const FINDING_KINDS = [
  'refused',
  'status',
  'links',
  'lost-links',
  'texts',
  'console',
  'accessibility',
  'size',
  'time',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** With these a version had better not go live, unless the caller says otherwise. What is refused cannot. */
export const FORBIDDEN: readonly FindingKind[] = ['status', 'links', 'texts', 'console', 'accessibility'];

export interface Finding {
  kind: FindingKind;
  /** Of the page; empty where it is about the release. */
  path: string;
  text: string;
}

/** What the server answered. */
export interface ServerFacts {
  status: number;
  /** Until all of it was there. */
  ms: number;
  /** Within the site. */
  links: string[];
  /** Texts that visitors read, or hear. */
  texts: string[];
  bytes: { html: number; js: number; css: number };
}

/** What Chromium saw of a page, once it was hydrated and seen from top to bottom. */
export interface BrowserFacts {
  /** Errors of the console, exceptions, and what the page reported by itself. */
  errors: string[];
  /** Rules that axe finds violated, with how many elements. */
  violations: Record<string, number>;
  /** Parts that answered to scripts, such as "mf-shop/Basket". */
  hydrated: string[];
  /** JPEG; absent where there is none, or too many. */
  screenshot?: Buffer;
}

/** A page of both sets. */
export interface PageComparison {
  path: string;
  kind: string;
  /** Of a fixture that is new with the candidate: live the page is empty. */
  isNew?: boolean;
  server: Record<'live' | 'candidate', ServerFacts>;
  /** Without a browser it is absent. */
  seen?: Record<'live' | 'candidate', BrowserFacts>;
}

/** More than that is found. */
const SLOWER = 1.5;
/** ms; less is nothing that anybody notices, and chance. */
const SLOWER_BY = 25;
const LARGER = 1.1;
const LARGER_BY = 500;

/** What is worse with the candidate. `textIds` are those of the messages of both sets. */
export const compare = (pages: readonly PageComparison[], textIds: ReadonlySet<string>): Finding[] =>
  pages.flatMap((page) => [...onServer(page, textIds), ...inBrowser(page)]);

function onServer(
  { path, isNew, server: { live, candidate } }: PageComparison,
  textIds: ReadonlySet<string>,
): Finding[] {
  const finding = (kind: FindingKind, text: string): Finding => ({ kind, path, text });
  const found: Finding[] = [];
  if (isWorse(live.status, candidate.status))
    found.push(finding('status', `answers ${candidate.status}; live ${live.status}`));
  else
    for (const text of candidate.texts.filter(
      (read) => RAW_KEY.test(read) && textIds.has(read) && !live.texts.includes(read),
    ))
      found.push(finding('texts', `shows the key ${text} in place of a text`));
  // A page of another status has another content, as has one of which nothing is live.
  if (candidate.status !== live.status || isNew) return found;
  for (const link of live.links.filter((known) => !candidate.links.includes(known)))
    found.push(finding('lost-links', `no longer leads to ${link}`));
  if (candidate.ms > live.ms * SLOWER && candidate.ms - live.ms > SLOWER_BY)
    found.push(finding('time', `takes ${candidate.ms.toFixed(0)} ms; live ${live.ms.toFixed(0)} ms`));
  for (const kind of ['html', 'js', 'css'] as const)
    if (candidate.bytes[kind] > live.bytes[kind] * LARGER + LARGER_BY)
      found.push(
        finding(
          'size',
          `${kind.toUpperCase()} of ${kilobytes(candidate.bytes[kind])}; live ${kilobytes(live.bytes[kind])}`,
        ),
      );
  return found;
}

/** A page that is mended or new is not; one that works otherwise, such as by leading elsewhere, is. */
function isWorse(live: number, candidate: number): boolean {
  if (candidate >= 500) return live < 500;
  return live < 400 && candidate !== live;
}

/** An id of a translation, such as "page.errorTitle", alone. */
const RAW_KEY = /^[a-z][A-Za-z0-9]*(\.[A-Za-z][A-Za-z0-9_-]*)+$/;

function inBrowser({ path, kind, isNew, seen, server }: PageComparison): Finding[] {
  if (!seen) return [];
  const { live, candidate } = seen;
  const known = new Set(live.errors.map(comparable));
  const errors = candidate.errors.filter((error) => !known.has(comparable(error)));
  const violations = Object.entries(candidate.violations).filter(
    ([rule, count]) => count > (live.violations[rule] ?? 0),
  );
  const isSameKind = server.live.status === server.candidate.status;
  const unhydrated = isSameKind ? live.hydrated.filter((part) => !candidate.hydrated.includes(part)) : [];
  const isMissing = isNew && !candidate.hydrated.includes(kind);
  return [
    ...[...new Set(errors)].map((text): Finding => ({ kind: 'console', path, text })),
    ...unhydrated.map((part): Finding => ({
      kind: 'console',
      path,
      text: `${part} was not hydrated; live it was`,
    })),
    ...(isMissing ? [{ kind: 'console', path, text: `${kind} was not hydrated` } as const] : []),
    ...violations.map(([rule, count]): Finding => ({
      kind: 'accessibility',
      path,
      text: `${rule}: ${count} elements; live ${live.violations[rule] ?? 0}`,
    })),
  ];
}

/** Without what each build changes: the version in the address of a file, and the hash of its content in its name. */
const comparable = (error: string) =>
  error
    .replaceAll(/\/remotes\/([a-z][a-z0-9-]*)\/[^/\s]+\//g, '/remotes/$1/#/')
    .replaceAll(/([./-])[0-9a-f]{8,64}\.(\w+)\b/g, '$1#.$2');

export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
