import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

/** Words of a site that is built on it. `property`, `project` and `owner` are also words of programs. */
const WORDS =
  /\b(real.?estates?|estates?|listings?|agenc(y|ies)|brokers?|dwellings?|tenants?|landlords?|rents?|rentals?|mortgages?|brochures?|favourites?|marquees?|energy|prices?|fa[cç]ade\w*|belgi\w*|shared-kit|agency-api|demo-agency|mf-(search|property|projects|forms|owner)|product [A-Z]\d+)\b/i;

const files = globSync('**/*.{ts,tsx,js,mjs,cjs,json,css}', {
  cwd: import.meta.dirname,
  exclude: (name) => /(^|\/)(node_modules|test-results|dist)$/.test(name),
}).filter((file) => !/\.test\.tsx?$|^testing\//.test(file));

test('no word of what a site is about is in the code', () => {
  expect(files.length).toBeGreaterThan(100);
  const said = files.flatMap((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (WORDS.test(line) ? `${file}:${index + 1}: ${line.trim()}` : [])),
  );
  expect(said).toEqual([]);
});
