import type { Express } from 'express';
import { pino } from 'pino';
import type request from 'supertest';
import { createPublisher } from '../publisher/publisher.ts';
import { listening, toUrl } from '../testing/gateway-under-test.ts';
import { readSettings, served } from '../testing/made-up-site.ts';
import { ECHO_SHELL, release, remoteCode } from '../testing/release-fixture.ts';
import { releaseBad, remembered } from '../testing/outcomes.ts';
import { s3Server } from '../testing/s3-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openReleaseStore } from './releases/open-release-store.ts';

const exposes = { './Page': { js: [], css: [] } };
const search = (version: string) => ({
  name: 'mf-search',
  version,
  server: remoteCode(`search ${version}`),
  release: { exposes },
});

/** Two gateways that share nothing but a bucket, which they may read. */
async function fleet(more: Record<string, string> = {}) {
  const server = await s3Server();
  const api = toUrl(await listening((_request, response) => void response.end('{}')));
  const settings = ({ accessKeyId, secretAccessKey, region }: typeof server.keys) =>
    readSettings({
      RELEASES: `s3+${server.bucket}/site`,
      RELEASES_S3_KEY_ID: accessKeyId,
      RELEASES_S3_SECRET: secretAccessKey,
      RELEASES_S3_REGION: region,
      RELEASES_COPIES: temporaryFolder('copies'),
      API_URL: api,
      API_STATE_URL: api,
      LOG_LEVEL: 'silent',
      RENDERERS: '1',
      ...more,
    });
  const store = openReleaseStore(settings(server.keys));
  await release(store, { name: 'shell', server: ECHO_SHELL }, search('1'));
  const gateways = [await served(settings(server.readingKeys)), await served(settings(server.readingKeys))];
  return { server, store, gateways, settings };
}

const shown = async (gateway: ReturnType<typeof request>) =>
  /search \d on/.exec((await gateway.get('/fr/').expect(200)).text)?.[0];

test('a promotion and a rollback by the bucket alone are live on both gateways, and pages go on while it is away', async () => {
  const { server, store, gateways } = await fleet();
  try {
    for (const gateway of gateways) expect(await shown(gateway)).toBe('search 1 on');
    await release(store, search('2'));
    for (const gateway of gateways) while ((await shown(gateway)) !== 'search 2 on');
    server.isAway = true;
    for (const gateway of gateways) expect(await shown(gateway)).toBe('search 2 on');
    server.isAway = false;
    await release(store, search('3'));
    for (const gateway of gateways) while ((await shown(gateway)) !== 'search 3 on');
  } finally {
    await server.close();
  }
});

test('what a gateway excludes comes to the store by the publisher, later where it is away', async () => {
  const token = 'gateway1'.repeat(8);
  const received: number[] = [];
  const state = { isAway: true, publisher: undefined as Express | undefined };
  const proxy = await listening((request, response) => {
    received.push(state.isAway ? 503 : 200);
    if (state.isAway) response.writeHead(503).end('away');
    else state.publisher!(request, response);
  });
  const { server, store, gateways } = await fleet({ OUTCOMES_URL: toUrl(proxy), OUTCOMES_TOKEN: token });
  try {
    const tokens = { 'gateway-1': { token, gateway: true as const } };
    state.publisher = createPublisher({ store, tokens, limit: 1, log: pino({ level: 'silent' }) });
    await releaseBad(store, '2');
    for (const gateway of gateways) while ((await gateway.get('/fr/')).text.includes('search 1 on'));
    while (received.length < 2) await new Promise(setImmediate);
    expect(await store.readOutcomes()).toEqual({ known: [] });
    state.isAway = false;
    await releaseBad(store, '3');
    const isExcluded = async () =>
      ((await gateways[0]!.get('/readyz')).body.excluded as { version: string }[]).some(
        ({ version }) => version === '3',
      );
    while (!(await isExcluded())) await gateways[0]!.get('/fr/');
    expect((await remembered(store, 2)).sort()).toEqual(['mf-search 2 prototype', 'mf-search 3 prototype']);
  } finally {
    await server.close();
  }
});
