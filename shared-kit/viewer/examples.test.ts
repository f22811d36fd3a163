import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const UI = path.resolve(import.meta.dirname, '../src/ui');

test.each(globSync('*/', { cwd: UI }))('%s has examples for the viewer', (part) => {
  expect(existsSync(path.join(UI, part, `${path.basename(part)}.examples.tsx`))).toBe(true);
});
