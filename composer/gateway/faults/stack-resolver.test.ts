import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { StackResolver } from './stack-resolver.ts';

const MAP = JSON.stringify({
  version: 3,
  names: [],
  sources: ['webpack://mf-x/./src/list.tsx'],
  mappings: 'AAAA',
});
const STACK = '    at /mf-x/1/web/list.js:1:1';
const RESOLVED = '    at mf-x/src/list.tsx:1:1';

function resolver() {
  const releases = temporaryFolder('stacks');
  const folder = path.join(releases, 'mf-x/1/maps');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'list.js.map'), MAP);
  return new StackResolver(releases);
}

test('what was thrown is resolved with its causes, in a thread that can be ended and begins again', async () => {
  const stacks = resolver();
  const thrown = {
    name: 'Error',
    message: 'x',
    stack: STACK,
    cause: { name: 'Error', message: 'y', stack: STACK },
  };
  const resolved = {
    name: 'Error',
    message: 'x',
    stack: RESOLVED,
    cause: { name: 'Error', message: 'y', stack: RESOLVED },
  };
  expect(await stacks.resolve(thrown)).toEqual(resolved);
  await stacks.close();
  expect(await stacks.resolve(thrown)).toEqual(resolved);
  await stacks.close();
});

test('stacks that are waited for when the thread ends, and those beyond a hundred, stay as they are', async () => {
  const stacks = resolver();
  const waiting = Array.from({ length: 150 }, () => stacks.resolveStack(STACK));
  expect(await waiting.at(-1)).toBe(STACK);
  await stacks.close();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([STACK]));
});
