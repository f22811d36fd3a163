import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { deadline } from 'composer/server';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { until } from 'composer/testing/until.ts';
import { accepts, SERVER_ENVIRONMENT } from 'shared-kit/testing/balancers.ts';
import { ChildProcesses } from '../child-processes.ts';
import { freePort } from '../ports.ts';
import { ROOT } from '../root.ts';

const PAGE = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=60';
/** Answers of a gateway, by path. */
const ANSWERS: Record<string, { status?: number; headers: Record<string, string> }> = {
  '/fr/': {
    headers: { 'cache-control': PAGE, 'cache-tag': 'pages, releases-abc' },
  },
  '/fr/other/': { headers: { 'cache-control': PAGE, 'cache-tag': 'pages2' } },
  '/fr/mine/': { headers: { 'cache-control': 'private, no-store' } },
  '/fr/asked-each-time/': { headers: { 'cache-control': 'no-cache' } },
  '/remotes/a.js': {
    headers: { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' },
  },
  '/remotes/gone.js': { status: 404, headers: { 'cache-control': 'public, max-age=31536000' } },
};

const isThere = spawnSync('varnishd', ['-V'], { env: SERVER_ENVIRONMENT }).error === undefined;
if (!isThere) process.stderr.write('varnishd is not installed: the cache in front is left out.\n');
const cached = isThere ? test : test.skip;

const children = new ChildProcesses();
let port: number;
let asked: { url: string; headers: IncomingHttpHeaders }[] = [];
const gateway = createServer(({ url, headers }, response) => {
  asked.push({ url: url!, headers });
  const answer = ANSWERS[url!]!;
  response.writeHead(answer.status ?? 200, answer.headers).end(url);
});

beforeAll(async () => {
  if (!isThere) return;
  await new Promise<void>((ready) => void gateway.listen(0, '127.0.0.1', ready));
  const folder = temporaryFolder('varnish');
  const file = path.join(folder, 'varnish.vcl');
  const settings = readFileSync(path.join(ROOT, 'deploy/cdn/varnish.vcl'), 'utf8');
  const behind = String((gateway.address() as AddressInfo).port);
  writeFileSync(file, settings.replace('"10.0.0.10"', '"127.0.0.1"').replace('"80"', `"${behind}"`));
  port = await freePort();
  const child = children.start({
    program: 'varnishd',
    args: [
      '-F',
      '-n',
      path.join(folder, 'work'),
      '-f',
      file,
      '-a',
      `127.0.0.1:${port}`,
      '-s',
      'malloc,16m',
      '-j',
      'none',
    ],
    cwd: folder,
    environment: SERVER_ENVIRONMENT,
  });
  let said = '';
  child.stderr!.on('data', (chunk) => (said += chunk));
  await until('varnishd accepts connections', () => {
    if (child.exitCode !== null) throw new Error(said);
    return accepts(port);
  });
}, deadline(60_000));
afterAll(async () => {
  await children.stopAll();
  gateway.closeAllConnections();
  gateway.close();
}, deadline(60_000));

async function answered(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const one = request({ port, host: '127.0.0.1', path: url, headers, method }).end();
  const [answer] = (await once(one, 'response')) as [IncomingMessage];
  await answer.resume().toArray();
  return answer;
}

const ask = async (...asking: Parameters<typeof answered>) => (await answered(...asking)).statusCode!;

/** How often the gateway is asked for an address when two visitors ask for it. */
async function askedFor(url: string, headers?: Record<string, string>): Promise<number> {
  asked = [];
  await ask(url, headers);
  await ask(url, { ...headers, cookie: 'session=other' });
  return asked.length;
}

cached(
  'what may be shared is kept for all visitors, whatever cookies they have; nothing else is',
  async () => {
    expect(await askedFor('/fr/')).toBe(1);
    expect(await askedFor('/remotes/a.js')).toBe(1);
    for (const url of ['/fr/mine/', '/fr/asked-each-time/', '/remotes/gone.js'])
      expect(await askedFor(url)).toBe(2);
  },
);

cached('a purge by tag takes what has the tag, and nothing else', async () => {
  await askedFor('/fr/');
  await askedFor('/fr/other/');
  expect(await ask('/', { 'cache-tag': 'pages' }, 'PURGE')).toBe(200);
  expect(await askedFor('/fr/')).toBe(1);
  expect(await askedFor('/fr/other/')).toBe(0);
});

cached(
  'pages of before a canary end by themselves in twice their age at most, and at once by a purge',
  async () => {
    const seconds = 3;
    const live = {
      'cache-control': PAGE.replaceAll('60', `${seconds}`),
      'cache-tag': 'pages, releases-abc',
    };
    const meanwhile = { 'cache-control': 'private, no-store' };
    const shown = async () => (await answered('/fr/tried/')).headers['cache-control'];
    const begin = async () => {
      ANSWERS['/fr/tried/'] = { headers: live };
      await ask('/', { 'cache-tag': 'pages' }, 'PURGE');
      await until('the page is that of before', async () => (await shown()) === live['cache-control'], 5_000);
      ANSWERS['/fr/tried/'] = { headers: meanwhile };
      expect(await shown()).toBe(live['cache-control']);
    };
    await begin();
    const isOver = async () => (await shown()) === meanwhile['cache-control'];
    await until('the page of before has ended by itself', isOver, 2_000 * seconds);
    expect(await askedFor('/fr/tried/')).toBe(2);

    await begin();
    expect(await ask('/', { 'cache-tag': 'pages' }, 'PURGE')).toBe(200);
    expect(await shown()).toBe(meanwhile['cache-control']);
  },
  deadline(60_000),
);

cached('differences to files that a browser has are not asked for', async () => {
  asked = [];
  await ask('/fr/mine/', { 'available-dictionary': ':abc=:' });
  expect(asked.map(({ headers }) => headers['available-dictionary'])).toEqual([undefined]);
});
