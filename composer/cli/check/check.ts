import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { OperatorError } from '../../server/operator-error.ts';
import { refuse } from '../../gateway/releases/release-refused.ts';
import type { ReleaseStore } from '../../gateway/releases/release-store.ts';
import { openBrowser } from './browser.ts';
import type { Browser } from './browser.ts';
import { compare } from './compare.ts';
import type { Finding, FindingKind, PageComparison } from './compare.ts';
import { prepareSets } from './candidate-set.ts';
import type { Sets } from './candidate-set.ts';
import { missingTexts, textIds } from './missing-texts.ts';
import { deadLinks, readPages } from './page-facts.ts';
import { report } from './report.ts';
import { ANSWERS_WITHIN, samplePages } from './sample.ts';

/** What is checked, and how. */
export interface CheckOptions {
  app: string;
  /** By default the latest published one. */
  version: string | undefined;
  /** Pages of each kind. */
  pages: number;
  /** Kinds of pages, such as "mf-shop/list"; by default all. */
  only: readonly string[] | undefined;
  browser: boolean;
  /** File of the report. */
  report: string;
  /** Kinds of findings with which the check fails. */
  forbid: readonly FindingKind[];
}

/** What the site brings: how its gateway is started, and where that tells of its pages. */
export interface CheckedSite {
  /** Starts a gateway on a free port that serves the live set of a store in a folder, and keeps no page. */
  startGateway(releases: string): Promise<{ url: string; close(): Promise<void> }>;
  /** Path of its sitemap, or of an index of several. */
  sitemap: string;
}

/** What a check came to. */
export interface Checked {
  /** What to tell. */
  text: string;
  /** Whether nothing was found that forbids to make the version live. */
  isFine: boolean;
}

/**
 * Looks at a published version beside what is live: two gateways serve the pages of the sitemap, one as they are, the other with the
 * version in them; neither the registry nor the live gateways hear of it. Writes a report. Rejects with `OperatorError` where the site cannot
 * be looked at, and with `ReleaseRefused` where there is no such version.
 */
export async function checkRelease(
  store: ReleaseStore,
  options: CheckOptions,
  site: CheckedSite,
  say: (line: string) => void = () => {},
): Promise<Checked> {
  const { app } = options;
  const version = await publishedVersion(store, options);
  const { live } = await store.readRegistry();
  if (live[app] === version)
    return { text: `${app} ${version} is live already: there is nothing to compare.`, isFine: true };
  const folder = await mkdtemp(path.join(tmpdir(), 'release-check-'));
  // Gateways and Chromium end with this process.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const stop = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  process.once('exit', remove);
  for (const signal of STOPPED_BY) process.once(signal, stop);
  let browser: Browser | undefined;
  try {
    browser = options.browser ? await openBrowser() : undefined;
    const sets = await prepareSets(store, { app, version, folder });
    const refused = sets.refusals.map((text): Finding => ({ kind: 'refused', path: '', text }));
    const compared = refused.length ? undefined : await lookAt(sets, { options, site, browser, say });
    const findings = [...refused, ...missingTexts(sets, app), ...(compared?.findings ?? [])];
    const forbidding = findings.filter(({ kind }) => kind === 'refused' || options.forbid.includes(kind));
    const compares = { app, version, before: live[app], findings, forbidding };
    await report(options.report, {
      ...compares,
      pages: compared?.pages ?? [],
      hasBrowser: options.browser,
      notes: sets.notes,
    });
    return {
      text: summary({
        ...compares,
        pages: compared?.pages.length ?? 0,
        report: options.report,
        notes: sets.notes,
      }),
      isFine: forbidding.length === 0,
    };
  } finally {
    try {
      await browser?.close();
    } finally {
      remove();
      process.off('exit', remove);
      for (const signal of STOPPED_BY) process.off(signal, stop);
    }
  }
}

const STOPPED_BY = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function publishedVersion(store: ReleaseStore, { app, version }: CheckOptions): Promise<string> {
  const versions = (await store.published()).get(app) ?? [];
  const found = version === undefined ? versions.at(-1) : versions.find((known) => known.version === version);
  return (
    found?.version ??
    refuse(
      'unknown-release',
      [app],
      `${version === undefined ? 'Nothing' : version} of ${app} is published. Run "npm run release -- publish ${app}" first.`,
    )
  );
}

interface Look {
  options: CheckOptions;
  site: CheckedSite;
  browser: Browser | undefined;
  say(line: string): void;
}

/** Serves both sets, and compares their pages. */
async function lookAt(
  sets: Sets,
  { options, site, browser, say }: Look,
): Promise<{ pages: PageComparison[]; findings: Finding[] }> {
  const gateways: Awaited<ReturnType<CheckedSite['startGateway']>>[] = [];
  try {
    for (const folder of [sets.live.folder, sets.candidate.folder])
      gateways.push(await site.startGateway(folder));
    const [live, candidate] = gateways.map(({ url }) => url) as [string, string];
    const sample = await samplePages(live, {
      sitemap: site.sitemap,
      each: options.pages,
      only: options.only,
      releases: sets.candidate.releases,
    });
    if (!sample.length)
      throw new OperatorError(
        `${site.sitemap} of what is live names no page${options.only ? ' of these kinds' : ''}.`,
      );
    say(`${sample.length} pages, as they are live and with ${options.app} in them …`);
    const pages = await readPages(sample, { live, candidate, sets });
    const broken = await deadLinks(pages, { live, candidate });
    const ids = textIds(sets);
    if (browser) {
      const found = new Set(broken.map(({ path: where }) => where));
      let pictures = 0;
      for (const [index, page] of pages.entries()) {
        say(printable(`${index + 1}/${pages.length} ${page.path}`));
        page.seen = {
          live: await browser.look(live, page.path),
          candidate: await browser.look(candidate, page.path),
        };
        // All pages of a site are too many for one file.
        const isShown = options.pages < Infinity || found.has(page.path) || compare([page], ids).length > 0;
        if (isShown && pictures < MOST_PICTURES) pictures += 1;
        else for (const seen of Object.values(page.seen)) delete seen.screenshot;
      }
    }
    const before = new Set(await excludedBy(live));
    const left = (await excludedBy(candidate)).filter((text) => !before.has(text));
    const excluded = left.map((text): Finding => ({ kind: 'status', path: '', text }));
    return { pages, findings: [...excluded, ...broken, ...compare(pages, ids)] };
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.close()));
  }
}

/** What a gateway has excluded by now, since it kept failing on the server. */
async function excludedBy(gateway: string): Promise<string[]> {
  try {
    const answer = await fetch(`${gateway}/readyz`, { signal: AbortSignal.timeout(ANSWERS_WITHIN) });
    const { excluded = [] } = (await answer.json()) as {
      excluded?: { app: string; expose?: string; kind: string }[];
    };
    return excluded.map(
      ({ app, expose = '', kind }) => `${app}${expose.slice(1)} was excluded by the gateway: ${kind}`,
    );
  } catch {
    return ['the gateway no longer answers'];
  }
}

function summary({
  app,
  version,
  before,
  findings,
  forbidding,
  pages,
  report: file,
  notes,
}: {
  app: string;
  version: string;
  before: string | undefined;
  findings: Finding[];
  forbidding: Finding[];
  pages: number;
  report: string;
  notes: string[];
}): string {
  const line = (finding: Finding) => {
    const { kind, path: where, text } = finding;
    return `  ${forbidding.includes(finding) ? '✗' : '·'} ${kind}${where && `  ${where}`}  ${text.split('\n')[0]}`;
  };
  const lines = [
    `${app} ${version} beside ${before ?? 'a site without it'}: ${pages} pages, ${findings.length} findings, ${forbidding.length} that forbid it.`,
    ...findings.slice(0, SHOWN).map(line),
    ...(findings.length > SHOWN ? [`  and ${findings.length - SHOWN} more`] : []),
    ...notes.map((note) => `  ${note}`),
    `Report: ${file}`,
  ];
  return lines.map(printable).join('\n');
}

/** What a release brings could otherwise write to a terminal as it likes. */
const printable = (line: string) => line.replaceAll(/\p{Cc}/gu, ' ');

/** Pages of which the report has pictures. */
const MOST_PICTURES = 100;

/** Findings in the terminal; all are in the report. */
const SHOWN = 40;
