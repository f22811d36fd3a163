import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from './root.ts';

const PAGES = 'docs/product';
const NOT_OURS = /^(?:node_modules|dist|coverage|test-results|playwright-report|\..*)$/;
const RULE = /^- \*\*([A-Z]\d+)\*\*/gm;
const NUMBER = /\b[A-Z]\d+\b/g;
/** "product A3", "product A3, F5", "product A3–A5". */
const CITATION = /\bproduct ([A-Z]\d+(?:(?:, |–)[A-Z]\d+)*)/gi;
/** Former citations of pages that are not in the repository. */
const FOREIGN = /\b[Ss]pec(?:ification)? \d|\b[Dd]ecisions? [A-Z]\d|\b[Aa]rchitecture, (?:"|journey|budget)/g;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const files = globSync('**/*.{ts,tsx,mjs,js,css,md}', {
  cwd: ROOT,
  exclude: (name) => NOT_OURS.test(path.basename(name)),
});
const pages = files.filter((file) => path.dirname(file) === PAGES);
const readNumbers = (page: string) => [...read(page).matchAll(RULE)].map(([, number]) => number!);
const rules = pages.flatMap(readNumbers);

/** Matches of the pattern, each with file and line. */
function findings(where: readonly string[], pattern: RegExp): { at: string; found: string }[] {
  return where.flatMap((file) => {
    const lines = read(file).split('\n');
    return lines.flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([found]) => ({ at: `${file}:${index + 1}`, found })),
    );
  });
}

/** Cited numbers that no page of the product's rules has. */
function unknownNumbers(where: readonly string[], pattern: RegExp): string[] {
  return findings(where, pattern).flatMap(({ at, found }) =>
    (found.match(NUMBER) ?? [])
      .filter((number) => !rules.includes(number))
      .map((number) => `${at}: ${number}`),
  );
}

test('each rule has a unique number', () => {
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
});

test('each page has a unique letter', () => {
  const letters = pages.map((page) => [...new Set(readNumbers(page).map((number) => number[0]))].join());
  expect(letters.filter((letter, index) => letter.length > 1 || letters.indexOf(letter) !== index)).toEqual(
    [],
  );
});

test('a citation of the product names existing rules', () => {
  expect(unknownNumbers(files, CITATION)).toEqual([]);
});

test('a rule refers to existing rules', () => {
  expect(unknownNumbers(pages, NUMBER)).toEqual([]);
});

test('nothing cites pages that are not in the repository', () => {
  expect(findings(files, FOREIGN)).toEqual([]);
});
