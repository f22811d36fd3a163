import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

/** The file that the first view of a page reads top to bottom in. */
const FIRST_VIEW = path.join(import.meta.dirname, 'page-answers.ts');

/** Files of this package that a file leads to by its imports, those of types included. */
function findClosure(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, target] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export|\}).* from '(\.[^']+)';$/gm,
  ))
    findClosure(path.join(path.dirname(file), target!), known);
  return known;
}

test('who follows the first view of a page through all of its imports reads 60 files at most', () => {
  const files = [...findClosure(FIRST_VIEW)];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files).toContain(path.join(import.meta.dirname, '../page-cache/page-cache.ts'));
  expect(files.length).toBeLessThanOrEqual(60);
});
