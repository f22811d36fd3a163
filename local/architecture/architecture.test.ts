import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';

// In a process of its own: parsing all code takes three times as long inside Jest. It fails where folders import each other in a circle.
const drawn = execFileSync(process.execPath, [path.join(import.meta.dirname, 'draw-architecture.ts')], {
  cwd: ROOT,
  encoding: 'utf8',
});

test('the picture of the architecture is what the code gives; if not: npm run draw-architecture', () => {
  expect(drawn).toBe(readFileSync(path.join(ROOT, 'docs/architecture.svg'), 'utf8'));
});
