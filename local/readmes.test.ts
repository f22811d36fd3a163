import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from './root.ts';
import { workspaceFolders } from './workspaces.ts';

/** Output of builds and tests, and test kits. */
const NOT_CODE = /^(\.|(node_modules|dist|coverage|test-results|playwright-report|testing)$)/;

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_CODE.test(entry.name))
    .map(({ name }) => name);

/** What a reader of a workspace looks for: the exposes of a remote, elsewhere the folders of its code. */
function partsOf(workspace: string): string[] {
  const folder = path.join(ROOT, workspace);
  const config = path.join(folder, 'remote.config.ts');
  if (existsSync(config)) return [...new Set(readFileSync(config, 'utf8').match(/(?<=')\.\/\w+(?=')/g))];
  const source = path.join(folder, 'src');
  return existsSync(source) ? foldersIn(source).map((name) => `src/${name}`) : foldersIn(folder);
}

test.each(workspaceFolders(ROOT))('the README of %s names each of its parts', (workspace) => {
  const readme = readFileSync(path.join(ROOT, workspace, 'README.md'), 'utf8');
  expect(partsOf(workspace).filter((part) => !readme.includes(`\`${part}\``))).toEqual([]);
});

/** Pages for readers: those at the top, of the workspaces and in docs. */
const pages = [
  ...['.', ...workspaceFolders(ROOT)].flatMap((folder) =>
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
