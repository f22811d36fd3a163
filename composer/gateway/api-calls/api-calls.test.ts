import { afterEach, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiCalls } from './api-calls.ts';

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** An API whose answers the test gives: the requests that wait for one, in the order of their arrival. */
async function api({ isReady = true } = {}) {
  const waiting: { url: string; response: ServerResponse }[] = [];
  const arrivals: (() => void)[] = [];
  const probes: (() => void)[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/readyz') {
      probes.shift()?.();
      return void (isReady && response.end('{}'));
    }
    waiting.push({ url: request.url!, response });
    arrivals.shift()?.();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  opened.push(server);
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl,
    waiting,
    arrival: () => new Promise<void>((resolve) => arrivals.push(resolve)),
    /** The next question whether it is ready. */
    probe: () => new Promise<void>((resolve) => probes.push(resolve)),
    answerNext: () => waiting.shift()!.response.end('answer'),
  };
}
const text = (response: Response) => response.text();

test('no more calls are made at once than the limit, the others wait their turn', async () => {
  const { baseUrl, waiting, arrival, answerNext } = await api();
  const calls = new ApiCalls({ baseUrl, awayAfter: 60_000 });
  const { limit } = calls;
  const all = Array.from({ length: limit }, arrival);
  const reads = Array.from({ length: limit + 5 }, (_, index) =>
    calls.read(`${baseUrl}/api/listings?${index}`, 'crawler', text),
  );
  await Promise.all(all);
  expect(waiting).toHaveLength(limit);
  expect(calls.queued).toBe(5);
  const next = arrival();
  answerNext();
  expect(await reads[0]!.result).toBe('answer');
  await next;
  expect(calls.queued).toBe(4);
});

test('a visitor is served before a crawler that asked for much earlier', async () => {
  const { baseUrl, waiting, arrival, answerNext } = await api();
  const calls = new ApiCalls({ baseUrl, awayAfter: 60_000 });
  const first = Array.from({ length: calls.limit }, arrival);
  for (let index = 0; index < calls.limit + 50; index++)
    calls.read(`${baseUrl}/api/listings?${index}`, 'crawler', text);
  await Promise.all(first);
  calls.read(`${baseUrl}/api/properties/1`, 'visitor', text);
  const next = [arrival(), arrival()];
  answerNext();
  answerNext();
  await Promise.all(next);
  expect(waiting.map(({ url }) => url)).toContain('/api/properties/1');
});

test('a read that nobody waits for any more leaves the queue, one that has begun goes on', async () => {
  const { baseUrl, arrival } = await api();
  const calls = new ApiCalls({ baseUrl, awayAfter: 60_000 });
  const first = Array.from({ length: calls.limit }, arrival);
  const begun = Array.from({ length: calls.limit }, (_, index) =>
    calls.read(`${baseUrl}/api/site?${index}`, 'a', text),
  );
  const queued = calls.read(`${baseUrl}/api/site?last`, 'a', text);
  await Promise.all(first);
  expect(queued.cancel()).toBe(true);
  expect(begun[0]!.cancel()).toBe(false);
  expect(calls.queued).toBe(0);
});

test('an API that hangs is away after the silence that is allowed, and back with its first answer', async () => {
  const { baseUrl, arrival, answerNext } = await api({ isReady: false });
  const calls = new ApiCalls({ baseUrl, awayAfter: 100 });
  const away = new Promise((resolve) => calls.availability.onAway(resolve));
  const arrived = arrival();
  const read = calls.read(`${baseUrl}/api/site`, 'a', text);
  await arrived;
  expect(await away).toMatchObject({ name: 'ApiAway' });
  expect(calls.availability.isAway).toBe(true);
  answerNext();
  expect(await read.result).toBe('answer');
  expect(calls.availability.isAway).toBe(false);
});

test('an API that is slow over one call but ready is not away', async () => {
  const { baseUrl, arrival, probe, answerNext } = await api();
  const calls = new ApiCalls({ baseUrl, awayAfter: 1_000 });
  let isAway = false;
  calls.availability.onAway(() => (isAway = true));
  const arrived = arrival();
  const read = calls.read(`${baseUrl}/api/site`, 'a', text);
  await arrived;
  // It is asked after half of the silence that is allowed: three times, the call has waited for longer than that.
  for (let round = 0; round < 3; round++) await probe();
  answerNext();
  expect(await read.result).toBe('answer');
  expect(isAway).toBe(false);
});

test('a refused connection is an error at once', async () => {
  const { baseUrl } = await api();
  opened.pop()!.close();
  const calls = new ApiCalls({ baseUrl, awayAfter: 60_000 });
  await expect(calls.read(`${baseUrl}/api/site`, 'a', text).result).rejects.toThrow('fetch failed');
  expect(calls.availability.isAway).toBe(false);
});

test('a redirect of the API is not followed, wherever it leads', async () => {
  const { baseUrl, waiting, arrival } = await api();
  const calls = new ApiCalls({ baseUrl, awayAfter: 60_000 });
  const asks = [
    () => calls.read(`${baseUrl}/api/site`, 'a', async ({ status }) => status).result,
    () => calls.direct(`${baseUrl}/api/site`, { method: 'POST' }).then(({ status }) => status),
  ];
  for (const ask of asks) {
    const arrived = arrival();
    const status = ask();
    await arrived;
    waiting.shift()!.response.writeHead(307, { location: '/metrics' }).end();
    expect(await status).toBe(307);
  }
  expect(waiting).toEqual([]);
});
