import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { startApiProcess, type ApiProcess } from '../../../testing/api-process.ts';
import { EXAMPLE_FOLDER } from '../../../testing/example-agency.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';

const listings = (count: number) =>
  createFeed(
    'fr',
    Array.from({ length: count }, (_, index) => ({ ID: index + 1 })),
  );

/** Enough records for a progress message that a part is staged. */
const MANY = 12_000;

let given: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  given = await openTestDatabase();
});
afterAll(() => given.close());

async function fetchTotal(api: ApiProcess): Promise<number> {
  const { body } = await api.get('/api/listings?lang=fr&goal=0');
  return (body as { total: number }).total;
}

/** An API may answer from the listings of before while it reads so many new ones. */
async function untilTotalIs(api: ApiProcess, wanted: number): Promise<void> {
  const before = await fetchTotal(api);
  let total = before;
  while (total === before && total !== wanted) total = await fetchTotal(api);
  expect(total).toBe(wanted);
}

test('an import beside the running API, killed or cancelled in the middle, leaves the old listings, and the next import works', async () => {
  const data = temporaryFolder('beside');
  const environment = {
    AGENCY_DATA: data,
    DATABASE_URL: given.url,
    AGENCY_CONFIG: EXAMPLE_FOLDER,
    INIT_CWD: data,
  };
  await writeFile(join(data, 'few.json'), JSON.stringify(listings(2)));
  await writeFile(join(data, 'many.json'), JSON.stringify(listings(MANY)));
  const startImport = (file: string) =>
    spawn(process.execPath, [join(import.meta.dirname, '../../cli/import.ts'), file], {
      env: { ...process.env, NODE_OPTIONS: '', ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });

  const first = await startApiProcess(environment);
  expect(await once(startImport('few.json'), 'exit')).toEqual([0, null]);
  await untilTotalIs(first, 2);

  const cancelled = startImport('many.json');
  await told(cancelled.stderr, '10000 records read');
  cancelled.kill('SIGINT');
  expect(await once(cancelled, 'exit')).toEqual([1, null]);
  expect(await fetchTotal(first)).toBe(2);
  // It has left nothing behind that the next one would wait for.
  expect(await once(startImport('few.json'), 'exit')).toEqual([0, null]);

  const cut = startImport('many.json');
  await told(cut.stderr, '10000 records read');
  cut.kill('SIGKILL');
  await once(cut, 'exit');
  await first.kill();
  const second = await startApiProcess(environment);
  expect(await fetchTotal(second)).toBe(2);

  // Nor has the killed one.
  expect(await once(startImport('many.json'), 'exit')).toEqual([0, null]);
  await untilTotalIs(second, MANY);
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
