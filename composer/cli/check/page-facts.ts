import { statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Sets } from './candidate-set.ts';
import type { Finding, PageComparison, ServerFacts } from './compare.ts';
import { ANSWERS_WITHIN } from './sample.ts';
import type { SampledPage } from './sample.ts';

/** How often each page is asked for, in turn; the first time it may be compiled. */
const TIMES = 4;
/** Links that are followed at once. */
const AT_ONCE = 4;
/** In place of a status, where none came. */
const UNANSWERED = 599;

interface Origins {
  live: string;
  candidate: string;
}

/** What the server answers for each page, from both sets. */
export async function readPages(
  sample: readonly SampledPage[],
  { live, candidate, sets }: Origins & { sets: Sets },
): Promise<PageComparison[]> {
  const pages: PageComparison[] = [];
  for (const { path: where, kind } of sample) {
    const times: Record<'live' | 'candidate', number[]> = { live: [], candidate: [] };
    let read: Record<'live' | 'candidate', ServerFacts> | undefined;
    // In turn: what slows the machine slows both.
    for (let time = 0; time < TIMES; time++) {
      const one = await ask(live, where, sets.live.folder);
      const other = await ask(candidate, where, sets.candidate.folder);
      read = { live: one.facts, candidate: other.facts };
      if (time === 0) continue;
      times.live.push(one.ms);
      times.candidate.push(other.ms);
    }
    pages.push({
      path: where,
      kind,
      ...(sets.newParts.has(kind) && { isNew: true }),
      server: {
        live: { ...read!.live, ms: median(times.live) },
        candidate: { ...read!.candidate, ms: median(times.candidate) },
      },
    });
  }
  return pages;
}

async function ask(
  origin: string,
  where: string,
  folder: string,
): Promise<{ facts: ServerFacts; ms: number }> {
  const begun = performance.now();
  const { status, html } = await fetch(origin + where, {
    redirect: 'manual',
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(ANSWERS_WITHIN),
  })
    .then(async (answer) => ({ status: answer.status, html: await answer.text() }))
    .catch(() => ({ status: UNANSWERED, html: '' }));
  const ms = performance.now() - begun;
  return { facts: { status, ms, ...readFacts(html, { origin, folder }) }, ms };
}

/** What a document has. Bytes are those before compression. */
export function readFacts(
  html: string,
  { origin, folder }: { origin: string; folder: string },
): Pick<ServerFacts, 'links' | 'texts' | 'bytes'> {
  const links = new Set<string>();
  const texts = new Set<string>();
  const visit = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (node.nodeName === '#text' && 'value' in node && node.value.trim()) texts.add(node.value.trim());
    if (!('tagName' in node) || ['script', 'style', 'template'].includes(node.tagName)) return;
    for (const { name, value } of node.attrs)
      if (READ_ATTRIBUTES.includes(name) && value.trim()) texts.add(value.trim());
    const href = node.tagName === 'a' ? node.attrs.find(({ name }) => name === 'href')?.value : undefined;
    const url = href === undefined ? undefined : URL.parse(href, origin);
    if (url?.origin === origin) links.add(url.pathname + url.search);
    node.childNodes.forEach(visit);
  };
  parse(html, { scriptingEnabled: false }).childNodes.forEach(visit);
  return {
    links: [...links],
    texts: [...texts],
    bytes: { html: Buffer.byteLength(html), ...bytesOfFiles(html, folder) },
  };
}

/** Attributes that visitors read, or hear. */
const READ_ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'];

/** Scripts and stylesheets of releases that a document names, whether at once or later. */
function bytesOfFiles(html: string, folder: string): { js: number; css: number } {
  const files = new Set(html.match(/\/remotes\/[a-z][a-z0-9-]*\/[\w.-]+\/web\/[\w./-]+\.(js|css)\b/g));
  const bytes = { js: 0, css: 0 };
  for (const file of files) {
    const place = path.join(folder, file.replace(/^\/remotes\//, ''));
    if (!place.startsWith(folder + path.sep)) continue;
    bytes[file.endsWith('.css') ? 'css' : 'js'] += statSync(place, { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes;
}

/** Links of the candidate's pages that lead nowhere, and did not with what is live. */
export async function deadLinks(
  pages: readonly PageComparison[],
  { live, candidate }: Origins,
): Promise<Finding[]> {
  const from = new Map<string, string>();
  for (const { path: where, server } of pages)
    for (const link of server.candidate.links) if (!from.has(link)) from.set(link, where);
  const links = [...from.keys()];
  const found: Finding[] = [];
  const work = async () => {
    for (let link = links.pop(); link !== undefined; link = links.pop()) {
      const status = await fetchStatus(candidate, link);
      if (status < 400) continue;
      const before = await fetchStatus(live, link);
      if (before < 400)
        found.push({
          kind: 'links',
          path: from.get(link)!,
          text: `${link} answers ${status}; live ${before}`,
        });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.sort((one, other) => one.text.localeCompare(other.text));
}

/** Of what a link leads to, past one redirect within the site. */
async function fetchStatus(origin: string, link: string, isRedirected = false): Promise<number> {
  try {
    const { status, headers } = await fetch(origin + link, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
    });
    const next = URL.parse(headers.get('location') ?? '', origin + link);
    if (isRedirected || status < 300 || status >= 400 || next?.origin !== origin) return status;
    return await fetchStatus(origin, next.pathname + next.search, true);
  } catch {
    return UNANSWERED;
  }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
