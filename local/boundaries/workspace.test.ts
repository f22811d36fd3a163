import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT, workspaceFolders } from '../root.ts';
import { DOORS, EXCEPTIONS } from './who-may-import.ts';

const workspaces = workspaceFolders(ROOT);

const named = [
  ...Object.values(EXCEPTIONS).flat(),
  ...Object.entries(DOORS).flatMap(([room, files]) => files.map((file) => `${room}/${file}`)),
];
test.each(named)('%s exists, which is an exception or at a door', (file) =>
  expect(existsSync(path.join(ROOT, file))).toBe(true),
);

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
