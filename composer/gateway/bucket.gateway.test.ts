import type request from 'supertest';
import { listening, urlOf } from '../testing/gateway-under-test.ts';
import { readSettings, served } from '../testing/made-up-site.ts';
import { ECHO_SHELL, release, remoteCode } from '../testing/release-fixture.ts';
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
async function fleet() {
  const server = await s3Server();
  const api = urlOf(await listening((_request, response) => void response.end('{}')));
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
    });
  const store = openReleaseStore(settings(server.keys));
  await release(store, { name: 'shell', server: ECHO_SHELL }, search('1'));
  const gateways = [await served(settings(server.readingKeys)), await served(settings(server.readingKeys))];
  return { server, store, gateways };
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
