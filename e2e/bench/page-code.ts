import { statSync } from 'node:fs';
import path from 'node:path';
import type { Release } from 'composer/contract';
import { FileReleaseStore } from 'composer/gateway';
import type { BenchSite } from './bench-site.ts';
import { kilobytes } from './budget.ts';
import type { Figure, Part } from './budget.ts';

/** Bytes with Brotli (product B9). */
const BUDGET = 30_000;

interface PageCode {
  remote: string;
  expose: string;
  code: number;
  styles: number;
  texts: number;
}

/** What each page of the live remotes loads of its remote, beside what the shell has; without what loads when it is needed. */
export async function measurePageCode({ releases }: BenchSite): Promise<Part> {
  const store = new FileReleaseStore(releases);
  const { live } = await store.readRegistry();
  const remotes = Object.entries(live).filter(([name]) => name !== 'shell');
  const stored = await Promise.all(remotes.map(([name, version]) => store.open(name, version)));
  const pages = stored.flatMap(({ release, folder }) => listPages(release, folder));
  const byRemote = Object.entries(Object.groupBy(pages, ({ remote }) => remote));
  return {
    title: 'Code of pages',
    figures: byRemote.map(([remote, own]) => heaviest(remote, own!)),
    remarks: [
      'JavaScript of a page with Brotli, without the shell, the entry of its remote and what loads when it is needed (captcha, map, slider, light box). Texts are those that come with the page, in French, in the page or in a file.',
    ],
    extra: table(pages.toSorted((a, b) => b.code - a.code)),
  };
}

function listPages(release: Release, folder: string): PageCode[] {
  const bytes = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + compressedSize(path.join(folder, 'web', file)), 0);
  const exposes = new Set(release.routes.map(({ page }) => page));
  return [...exposes].map((expose) => {
    const { js, css, messages = release.messages } = release.exposes[expose]!;
    return {
      remote: release.name,
      expose: expose.slice('./'.length),
      code: bytes(js),
      styles: bytes(css),
      texts: bytes([messages.fr]),
    };
  });
}

/** Files that are too small to gain by it are not compressed. */
const compressedSize = (file: string) =>
  (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;

function heaviest(remote: string, pages: PageCode[]): Figure {
  const { expose, code } = pages.reduce((most, page) => (page.code > most.code ? page : most));
  return {
    what: `${remote}, ${expose}`,
    measured: kilobytes(code),
    budget: kilobytes(BUDGET),
    isMet: code <= BUDGET,
  };
}

const table = (pages: PageCode[]) =>
  [
    '| page | code | styles | texts |',
    '|---|---|---|---|',
    ...pages.map(
      ({ remote, expose, ...bytes }) =>
        `| ${remote}/${expose} | ${[bytes.code, bytes.styles, bytes.texts].map(kilobytes).join(' | ')} |`,
    ),
  ].join('\n');
