import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from 'shared-kit/testing/temporary-folder.ts';
import { EXAMPLE_FOLDER } from '../../../testing/example-agency.ts';
import { startApiProcess, type ApiProcess } from '../../../testing/api-process.ts';
import { feedOf } from '../../../testing/feed-builder.ts';

const listings = (count: number) =>
  feedOf(
    'fr',
    Array.from({ length: count }, (_, index) => ({ ID: index + 1 })),
  );

/** Enough records for a progress message that a part is staged. */
const MANY = 12_000;

async function totalOf(api: ApiProcess): Promise<number> {
  const { body } = await api.get('/api/listings?lang=fr&goal=0');
  return (body as { total: number }).total;
}

test('the import loads through the running API; killed in the middle it leaves the old listings, and the next import works', async () => {
  const data = temporaryFolder('beside');
  const environment = { AGENCY_DATA: data, DATABASE_URL: '', AGENCY_CONFIG: EXAMPLE_FOLDER, INIT_CWD: data };
  await writeFile(join(data, 'few.json'), JSON.stringify(listings(2)));
  await writeFile(join(data, 'many.json'), JSON.stringify(listings(MANY)));
  const startImport = (file: string) =>
    spawn(process.execPath, [join(import.meta.dirname, '../../cli/import.ts'), file], {
      env: { ...process.env, NODE_OPTIONS: '', ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });

  const first = await startApiProcess(environment);
  expect(await once(startImport('few.json'), 'exit')).toEqual([0, null]);
  expect(await totalOf(first)).toBe(2);

  const cut = startImport('many.json');
  const ended = once(cut, 'exit');
  await told(cut.stderr, '10000 records read');
  await first.kill();
  expect(await ended).toEqual([1, null]);

  const second = await startApiProcess(environment);
  expect(await totalOf(second)).toBe(2);

  const cancelled = startImport('many.json');
  await told(cancelled.stderr, '10000 records read');
  cancelled.kill('SIGINT');
  await once(cancelled, 'exit');
  expect(await totalOf(second)).toBe(2);

  let code: unknown = 1;
  // The API may still be cleaning up the cancelled import, and refuses another meanwhile.
  while (code !== 0) [code] = await once(startImport('few.json'), 'exit');
  expect(await totalOf(second)).toBe(2);
  await second.kill();
}, 240_000);

/** Waits until the process has written a text, and ignores the rest. */
async function told(output: NodeJS.ReadableStream, text: string): Promise<void> {
  let said = '';
  for await (const piece of output.setEncoding('utf8')) {
    said += String(piece);
    if (said.includes(text)) break;
  }
  expect(said).toContain(text);
}
