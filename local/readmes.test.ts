import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Remote } from 'composer/contract';
import { expect, test } from '@jest/globals';
import { ROOT, workspaceFolders } from './root.ts';

/** Output of builds and tests, and test kits. */
const NOT_CODE = /^(\.|(node_modules|dist|coverage|test-results|playwright-report|testing)$)/;

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_CODE.test(entry.name))
    .map(({ name }) => name);

/** What a reader of a workspace looks for: the exposes of a remote, elsewhere the folders of its code. */
async function readParts(workspace: string): Promise<string[]> {
  const folder = path.join(ROOT, workspace);
  const config = path.join(folder, 'remote.config.ts');
  if (existsSync(config)) {
    // eslint-disable-next-line no-restricted-syntax -- what each remote has is in its own folder
    const { default: remote } = (await import(pathToFileURL(config).href)) as { default: Remote };
    return Object.keys(remote.exposes);
  }
  const source = path.join(folder, 'src');
  return existsSync(source) ? foldersIn(source).map((name) => `src/${name}`) : foldersIn(folder);
}

test.each(workspaceFolders(ROOT))('the README of %s names each of its parts', async (workspace) => {
  const readme = readFileSync(path.join(ROOT, workspace, 'README.md'), 'utf8');
  expect((await readParts(workspace)).filter((part) => !readme.includes(`\`${part}\``))).toEqual([]);
});

/** Pages for readers: those at the top, of the workspaces, in deploy and in docs. */
const pages = [
  ...['.', 'deploy', ...workspaceFolders(ROOT)].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.join(folder, file)),
  ),
  ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];

test('no page for readers links to a file that is not there', () => {
  const links = pages.flatMap((page) =>
    [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(
      ([, target]) => [page, target!] as const,
    ),
  );
  expect(links.length).toBeGreaterThan(100);
  const dead = links.filter(([page, target]) => !existsSync(path.join(ROOT, path.dirname(page), target)));
  expect(dead).toEqual([]);
});

/** Paths in code spans that begin with a folder of the repository, or one beside the page; others are names within something else. */
const PATH = /`((?:[\w.@-]+\/)+[\w.@-]+\.(?:ts|tsx|mjs|cjs|js|css|json|md|svg|env))`/g;

test('no page for readers names a file that is not there; records of decisions may tell of former ones', () => {
  const named = pages
    .filter((page) => !/^docs\/decisions\/\d/.test(page))
    .flatMap((page) => {
      const text = readFileSync(path.join(ROOT, page), 'utf8');
      return [...text.matchAll(PATH)].flatMap(([, file]) => {
        const folders = [ROOT, path.join(ROOT, path.dirname(page))].filter((folder) =>
          existsSync(path.join(folder, file!.split('/')[0]!)),
        );
        const isThere = folders.some((folder) => existsSync(path.join(folder, file!)));
        return folders.length ? [{ page, file, isThere }] : [];
      });
    });
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ isThere }) => !isThere)).toEqual([]);
});

/** Lines of prose: neither code, nor a row of a table, nor a heading; addresses of links and code in lines cannot be broken. */
function readProse(page: string): string[] {
  const lines = readFileSync(path.join(ROOT, page), 'utf8')
    .replace(/^ *```[^]*?^ *```$/gm, '')
    .split('\n');
  return lines
    .filter((line) => !/^\s*[|#]/.test(line))
    .map((line) => line.replace(/\]\([^)]*\)/g, ']').replace(/`[^`]*`/g, '`'));
}

test('pages for readers are wrapped: `npm run format` does it', () => {
  const tooLong = pages.flatMap((page) =>
    readProse(page)
      .filter((line) => line.length > 110)
      .map((line) => `${page}: ${line}`),
  );
  expect(tooLong).toEqual([]);
});
