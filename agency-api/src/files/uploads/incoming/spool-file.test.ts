import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { SpoolFile } from './spool-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-spool-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file that is given up while it is opened is closed afterwards', async () => {
  const path = join(folder, 'file');
  const spool = new SpoolFile(path, { left: 100 });
  spool.write('bytes');
  spool.destroy();
  await once(spool, 'close');
  expect(readFileSync(path, 'utf8')).toBe('bytes');
});
