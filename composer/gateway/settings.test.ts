import { readSettings } from '../testing/made-up-site.ts';
import { isUnencrypted } from './settings.ts';

test.each([
  [{}, 'http://127.0.0.1:4101'],
  [{ API_URL: 'http://api:5100' }, 'http://api:5101'],
  [{ API_URL: 'https://api.example/' }, 'https://api.example:444'],
  [{ API_URL: 'http://[::1]:5100' }, 'http://[::1]:5101'],
  [{ API_URL: 'https://api.example/', API_STATE_URL: 'http://10.0.0.5:7000/' }, 'http://10.0.0.5:7000'],
])('with %j the state of the content is asked for at %s', (environment, expected) => {
  expect(readSettings(environment).apiState).toBe(expected);
});

test('a next port that cannot be reached has to be replaced', () => {
  expect(() => readSettings({ API_URL: 'http://api:5999' })).toThrow('API_STATE_URL must be set');
});

test('beside a development build no widget has a share of the processor to keep to', () => {
  const { development, renderers } = readSettings({ DEV_APPS: 'shell,mf-x=http://127.0.0.1:5000' });
  expect(development).toEqual([
    { app: 'shell', server: undefined },
    { app: 'mf-x', server: 'http://127.0.0.1:5000' },
  ]);
  expect(renderers.partShare).toBe(Infinity);
  expect(readSettings({}).renderers.partShare).toBe(150);
});

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.20' },
  { PUBLIC_URL: 'https://agency.example' },
  { PUBLIC_URL: 'https://localhost.agency.example' },
  { PUBLIC_URL: 'http://127.0.0.1.agency.example' },
])('development builds are refused where others could reach them: %j', (environment) => {
  const [[name, value]] = Object.entries(environment) as [[string, string]];
  expect(() => readSettings({ DEV_APPS: 'shell', ...environment })).toThrow(
    `DEV_APPS=shell with ${name}=${value}: `,
  );
  expect(() => readSettings(environment)).not.toThrow();
});

test.each([
  { HOST: 'localhost' },
  { HOST: '127.0.0.2' },
  { HOST: '::1' },
  { PUBLIC_URL: 'https://localhost:4000' },
  { PUBLIC_URL: 'http://site.localhost' },
  { PUBLIC_URL: 'http://[::1]:4000' },
])('development builds are for this machine: %j', (environment) => {
  expect(readSettings({ DEV_APPS: 'shell', ...environment }).development).toHaveLength(1);
});

test('it serves on for ten seconds after SIGTERM, or for up to ten minutes', () => {
  expect(readSettings({}).drain).toBe(10);
  expect(readSettings({ DRAIN: '600' }).drain).toBe(600);
  for (const DRAIN of ['-1', '601', '2.5', 'soon'])
    expect(() => readSettings({ DRAIN })).toThrow(`DRAIN=${DRAIN}: `);
});

test.each([
  ['http://publisher:4200', true],
  ['https://releases.example', false],
  ['http://127.0.0.1:4200', false],
  ['http://localhost:4200', false],
])('whether what is sent to %s passes a network that others may read: %s', (address, expected) => {
  expect(isUnencrypted(address)).toBe(expected);
});

test('every wrong setting is named at once, with its value', () => {
  const read = () => readSettings({ PORT: '99999', API_URL: 'ftp://x', LOG_LEVEL: 'loud' });
  expect(() => readSettings({ OUTCOMES_URL: 'https://releases.example' })).toThrow(
    'OUTCOMES_TOKEN: must be set',
  );
  expect(() => readSettings({ OUTCOMES_TOKEN: 'x'.repeat(32) })).toThrow('OUTCOMES_URL: must be set');
  expect(read).toThrow(/PORT=99999/);
  expect(read).toThrow(/API_URL=ftp:\/\/x/);
  expect(read).toThrow(/LOG_LEVEL=loud/);
});

test.each(['6000', '5060', '10080', '22'])('PORT=%s is refused, because browsers block it', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    new RegExp(`PORT=${PORT}: browsers block port ${PORT}; choose`),
  );
  expect(() => readSettings({ METRICS_PORT: PORT })).toThrow(`browsers block port ${PORT}`);
  expect(() => readSettings({ API_URL: `http://api:${PORT}` })).toThrow(`browsers block port ${PORT}`);
  expect(() => readSettings({ PUBLIC_URL: `http://site.example:${PORT}/` })).toThrow(`browsers block port`);
});

test.each([
  's3://bucket/releases',
  'S3://bucket',
  's3:bucket',
  'https://store.example/',
  'file:///srv/releases',
])('the store %s is no folder', (RELEASES) => {
  expect(() => readSettings({ RELEASES })).toThrow(/RELEASES=\S+: the store must be a folder/);
});

test.each(['/srv/releases', 'releases', './a:b'])('the store %s is one', (RELEASES) => {
  expect(readSettings({ RELEASES }).releases).toContain(RELEASES.replace('./', ''));
});

const KEYS = { RELEASES_S3_KEY_ID: 'id', RELEASES_S3_SECRET: 'secret' };

test('a bucket is a store, with its keys', () => {
  const RELEASES = 's3+https://s3.example/bucket/site';
  expect(readSettings({ RELEASES, ...KEYS, RELEASES_COPIES: 'copies' })).toMatchObject({
    releases: RELEASES,
    releaseKeys: { region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' },
    releaseCopies: '/srv/site/copies',
  });
  expect(() => readSettings({ RELEASES })).toThrow('RELEASES_S3_KEY_ID and RELEASES_S3_SECRET must be set');
  expect(() => readSettings({ RELEASES, ...KEYS, DEV_APPS: 'mf-shop' })).toThrow('DEV_APPS');
  expect(() => readSettings({ RELEASES: 's3+https://s3.example/', ...KEYS })).toThrow('name of a bucket');
});

test('a relative store is in the folder of the site, wherever a program was started', () => {
  expect(readSettings({ RELEASES: 'store' }).releases).toBe('/srv/site/store');
});

test.each([
  ['2', 2],
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ['', false],
])('TRUST_PROXY=%s', (TRUST_PROXY, trustProxy) => {
  expect(readSettings({ TRUST_PROXY }).trustProxy).toBe(trustProxy);
});

test.each(['true', '1.5', '-1', 'balancer.internal', '10.0.0.0/33'])(
  'TRUST_PROXY=%s is refused in words',
  (TRUST_PROXY) => {
    expect(() => readSettings({ TRUST_PROXY })).toThrow(
      `TRUST_PROXY=${TRUST_PROXY}: must be a number of proxies`,
    );
  },
);

test('figures are served nowhere unless asked for, and on this machine only unless said otherwise', () => {
  expect(readSettings({}).metrics).toBeUndefined();
  expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
  expect(readSettings({ METRICS_PORT: '0', METRICS_HOST: '0.0.0.0' }).metrics).toEqual({
    port: 0,
    host: '0.0.0.0',
  });
});
