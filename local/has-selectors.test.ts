import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from './root.ts';

const NOT_OURS = /^(?:node_modules|dist|coverage|test-results|playwright-report|\..*)$/;
const SELECTORS_WITH_HAS = /[^{};]*:has\([^{};]*(?=\{)/g;
/** As CSS modules write what keeps its name. */
const GLOBAL = /:global\(([^()]*)\)/g;
const PARENTHESES = /\([^()]*\)/g;
const NAME = /[.#\w[]/;

/** Selectors with `:has()` that style elements of any kind within what they match. */
function universal(css: string): string[] {
  const rules =
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(GLOBAL, '$1')
      .match(SELECTORS_WITH_HAS) ?? [];
  return rules
    .map((rule) => rule.trim())
    .filter((rule) => withoutArguments(rule).split(',').some(isUniversal));
}

function withoutArguments(selector: string): string {
  const shorter = selector.replace(PARENTHESES, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

const isUniversal = (selector: string) => {
  const [, ...rest] = selector.trim().split(/\s*[\s>+~]\s*/);
  return rest.length > 0 && !NAME.test(rest.at(-1)!.replace(/:[\w-]+/g, ''));
};

test('the check finds them', () => {
  expect(universal('.bar:has(> :nth-child(3)) > * { a: b } .x { a: b }')).toEqual([
    '.bar:has(> :nth-child(3)) > *',
  ]);
  expect(universal('.a, .b:has(.c) :focus { a: b }')).toEqual(['.a, .b:has(.c) :focus']);
  expect(universal('.bar:has(> :nth-child(3)) svg { a: b } .box:has(:focus) { a: b }')).toEqual([]);
});

test('no stylesheet has any: with one of them, each node that is added to a document restyles all of it (docs/decisions/0063)', () => {
  const files = globSync('**/*.css', { cwd: ROOT, exclude: (name) => NOT_OURS.test(path.basename(name)) });
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    universal(readFileSync(path.join(ROOT, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
