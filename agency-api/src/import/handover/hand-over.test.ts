import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { temporaryFolder } from 'shared-kit/testing/temporary-folder.ts';
import request from 'supertest';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { feedOf } from '../../../testing/feed-builder.ts';
import { createApp } from '../../app.ts';
import { exampleConfig } from '../../../testing/example-agency.ts';
import { smallContent } from '../../../testing/small-content.ts';
import { contentVersion } from '../../content/content-store.ts';
import { rows } from '../../database/database.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { openInMemory } from '../../../testing/open-in-memory.ts';
import { ensureReadModel } from '../../listings/read-model/ensure-read-model.ts';
import type { FeedFile } from '../import-file.ts';
import { readAccess, writeAccess } from './access-file.ts';
import { findRunningApi, handOver, handOverContent } from './hand-over.ts';
import { startImportServer, type ImportServer } from './import-server.ts';

const OPTIONS = { encoding: 'utf-8', placeholder: false } as const;
const config = exampleConfig();
const logger = pino({ level: 'silent' });

describe('a feed sent to the running API', () => {
  let dataFolder: string;
  let given: OpenDatabase;
  let server: ImportServer;
  beforeAll(async () => {
    given = await openInMemory();
  }, 60_000);
  afterAll(() => given.close());
  beforeEach(async () => {
    dataFolder = temporaryFolder('handover');
    await emptyTables(given.database);
    await ensureReadModel(given.database, config);
    server = await startImportServer({ database: given.database, config, dataFolder, logger });
  });
  afterEach(() => server.close());

  const visibleIds = async () =>
    (await rows<{ id: number }>(given.database, sql`select id from listings order by id`)).map(
      ({ id }) => id,
    );

  async function importBytes(
    bytes: AsyncIterable<Uint8Array>,
    options: Partial<FeedFile['options']> = {},
  ): Promise<{ isLoaded: boolean; done: string[]; problems: string[] }> {
    const [done, problems]: [string[], string[]] = [[], []];
    const access = await findRunningApi(dataFolder);
    const isLoaded = await handOver(
      access!,
      { bytes, options: { ...OPTIONS, ...options } },
      { done: (line) => void done.push(line), problem: (line) => void problems.push(line) },
    );
    return { isLoaded, done, problems };
  }
  const importFeed = (feed: object, options = {}) =>
    importBytes(piecesOf(Buffer.from(JSON.stringify(feed))), options);

  test('is loaded, and the result reported', async () => {
    const { isLoaded, done } = await importFeed(feedOf('fr', [{ ID: 1 }, { ID: 2 }]));
    expect(isLoaded).toBe(true);
    expect(done[0]).toBe('listings: 2 added');
    expect(await visibleIds()).toEqual([1, 2]);
  });

  test('is refused with every problem, and options reach the loader', async () => {
    const faulty = feedOf('fr', [{ ID: 1 }, { ID: 2, Goal: 5 as 0 }]);
    const refused = await importFeed(faulty);
    expect(refused).toMatchObject({ isLoaded: false, done: [] });
    expect(refused.problems).toEqual([
      'properties[1] (ID 2), Goal: must be 0 or 1',
      '1 fault; nothing was changed (--skip-invalid loads the good records)',
    ]);
    expect((await importFeed(faulty, { skipInvalid: true })).isLoaded).toBe(true);
    expect(await visibleIds()).toEqual([1]);
    const latin1 = Buffer.from(JSON.stringify(feedOf('fr', [{ ID: 1, City: 'Liège' }])), 'latin1');
    expect((await importBytes(piecesOf(latin1))).problems[0]).toContain('is not UTF-8: byte 0xe8');
    expect((await importBytes(piecesOf(latin1), { encoding: 'latin1' })).isLoaded).toBe(true);
    expect(await rows(given.database, sql`select city as name from property_records`)).toEqual([
      { name: 'Liège' },
    ]);
  });

  test('whose file cannot be read is reported, and changes nothing', async () => {
    const broken = (async function* () {
      yield Buffer.from('{"language":"fr",');
      throw new Error('EIO: i/o error');
    })();
    const { isLoaded, problems } = await importBytes(broken);
    expect(isLoaded).toBe(false);
    expect(problems.join()).toContain('EIO: i/o error');
  });

  test('is cancelled when the client disconnects, and the next one is loaded', async () => {
    const { port, token } = (await readAccess(dataFolder))!;
    const controller = new AbortController();
    const text = JSON.stringify(feedOf('fr', [{ ID: 1 }]));
    const sending = fetch(`http://127.0.0.1:${port}/feeds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new ReadableStream({
        // The feed never ends.
        start: (stream) => stream.enqueue(new TextEncoder().encode(text.slice(0, -1))),
      }),
      duplex: 'half',
      signal: controller.signal,
    } as RequestInit);
    await sending;
    expect((await importFeed(feedOf('nl', [{ ID: 2 }]))).problems[0]).toContain(
      'another import is under way',
    );
    controller.abort();
    const next = () => importFeed(feedOf('nl', [{ ID: 2 }]));
    let last = await next();
    while (last.problems.join().includes('another import is under way')) last = await next();
    expect(last.isLoaded).toBe(true);
    expect(await visibleIds()).toEqual([2]);
  });

  test('is cancelled when the API is stopped, and the client informed', async () => {
    const { promise: isReading, resolve: tellReading } = Promise.withResolvers<void>();
    const endless = (async function* () {
      yield Buffer.from('{"language":"fr","properties":[');
      tellReading();
      await new Promise(() => {});
    })();
    const sending = importBytes(endless);
    await isReading;
    await server.close();
    expect((await sending).isLoaded).toBe(false);
    expect(await readAccess(dataFolder)).toBeUndefined();
  });

  test('is refused without the token of the file, which only its owner can read', async () => {
    const { mode } = await stat(join(dataFolder, 'import-access.json'));
    expect((mode & 0o777).toString(8)).toBe('600');
    const { port } = (await readAccess(dataFolder))!;
    const body = JSON.stringify(feedOf('fr', [{ ID: 1 }]));
    for (const authorization of ['', 'Bearer ', `Bearer ${'x'.repeat(43)}`]) {
      const response = await fetch(`http://127.0.0.1:${port}/feeds`, {
        method: 'POST',
        headers: { authorization },
        body,
      });
      expect(response.status).toBe(401);
    }
    expect(await visibleIds()).toEqual([]);
  });

  test('may be a content folder: checked and stored by the API, refused with its faults', async () => {
    const access = (await findRunningApi(dataFolder))!;
    const send = async (files: Record<string, string>) => {
      const problems: string[] = [];
      const messages = { done: () => {}, problem: (line: string) => void problems.push(line) };
      const bundle = { files, livePages: null, placeholder: false };
      return { isLoaded: await handOverContent(access, bundle, messages), problems };
    };
    const files = smallContent();
    expect((await send(files)).isLoaded).toBe(true);
    expect(await contentVersion(given.database)).toBe(1);
    const { 'menu.json': _menu, ...others } = files;
    const refused = await send(others);
    expect(refused.isLoaded).toBe(false);
    expect(refused.problems).toContain('menu.json: is missing');
    expect(await contentVersion(given.database)).toBe(1);
  });

  test('is not accepted at the address that the gateway proxies to', async () => {
    const { token } = (await readAccess(dataFolder))!;
    const app = createApp({ database: given.database, config, dataFolder, logger });
    for (const path of ['/feeds', '/api/feeds', '/media/feeds', '/content', '/api/content', '/proof']) {
      const response = await request(app)
        .post(path)
        .set('authorization', `Bearer ${token}`)
        .send(feedOf('fr', [{ ID: 1 }]));
      expect(response.status).toBe(404);
    }
    expect(await visibleIds()).toEqual([]);
  });
});

test('a stopped API, and another program at its port, are distinguished from a running one', async () => {
  const dataFolder = temporaryFolder('handover');
  expect(await findRunningApi(dataFolder)).toBeUndefined();
  await writeFile(join(dataFolder, 'import-access.json'), '{"port":');
  expect(await findRunningApi(dataFolder)).toBeUndefined();

  const stranger = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const { port } = stranger.address() as AddressInfo;
  await writeAccess(dataFolder, { port, token: 'x'.repeat(43) });
  expect(await findRunningApi(dataFolder)).toBeUndefined();
  stranger.close();
  stranger.closeAllConnections();
  expect(await findRunningApi(dataFolder)).toBeUndefined();
});

/** In chunks, as a file is read. */
async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}
