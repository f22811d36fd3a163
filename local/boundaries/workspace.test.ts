import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ESLint } from 'eslint';
import { ROOT } from '../root.ts';
import { workspaceFolders } from '../workspaces.ts';
import { curatedNames } from './curated-names.ts';
import { DOORS } from './doors.ts';
import { EXCEPTIONS } from './exceptions.ts';

const workspaces = workspaceFolders(ROOT);

test.each(workspaces)('lint applies the boundaries to %s', async (folder) => {
  const rules = (await new ESLint({ cwd: ROOT }).calculateConfigForFile(path.join(ROOT, folder, 'src/a.ts')))
    .rules;
  expect(rules['boundaries/imports'][0]).toBe(2);
  expect(rules['boundaries/shared-names'][0]).toBe(2);
});

test.each(EXCEPTIONS.flatMap(({ to }) => to))('the file of the exception %s exists', (file) =>
  expect(existsSync(path.join(ROOT, file))).toBe(true),
);

test.each(Object.entries(DOORS).flatMap(([room, files]) => files.map((file) => `${room}/${file}`)))(
  'the file %s at the door of a room exists',
  (file) => expect(existsSync(path.join(ROOT, file))).toBe(true),
);

test('the shell lists the names that it shares of each library', () => {
  expect([...curatedNames(ROOT).keys()].sort()).toEqual(['jotai', 'react-intl', 'react-router']);
});

test.each(workspaces)('%s has tags for its type', (folder) => {
  const { nx } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  expect(nx.tags).toEqual([expect.stringMatching(/^type:(remote|shell|composer|kit|server|data|tool|e2e)$/)]);
  expect(nx.tags[0] === 'type:remote').toBe(existsSync(path.join(ROOT, folder, 'remote.config.ts')));
});

const owned = readFileSync(path.join(ROOT, 'CODEOWNERS'), 'utf8').match(/^\/\S+(?= +@)/gm)!;

test.each(workspaces)('%s has owners and a README', (folder) => {
  expect(owned.some((pattern) => path.matchesGlob(`/${folder}/`, pattern))).toBe(true);
  expect(existsSync(path.join(ROOT, folder, 'README.md'))).toBe(true);
});
