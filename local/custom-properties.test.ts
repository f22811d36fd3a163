import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from './root.ts';

const NOT_OURS = /^(?:node_modules|dist|coverage|test-results|playwright-report|\..*)$/;
/** In stylesheets, in style attributes of components, and where a script sets one. */
const SET = /(--[a-z][\w-]*)['"`\]]*\s*[:,]/g;
/** Without a value of its own for when nothing sets it. */
const USED = /var\(\s*(--[a-z][\w-]*)\s*\)/g;

const sources = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: (name) => NOT_OURS.test(path.basename(name)) }).map((file) => ({
    file,
    text: readFileSync(path.join(ROOT, file), 'utf8'),
  }));

test('whatever a stylesheet takes from a custom property is set somewhere: a misspelt one has no effect, and nothing says so', () => {
  const set = new Set(
    sources('**/*.{css,ts,tsx}').flatMap(({ text }) => [...text.matchAll(SET)].map(([, name]) => name!)),
  );
  expect(set.size).toBeGreaterThan(50);
  const unknown = sources('**/*.css').flatMap(({ file, text }) =>
    [...text.matchAll(USED)].filter(([, name]) => !set.has(name!)).map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
