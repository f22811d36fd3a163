import { expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { readSettings } from './settings.ts';

const DATABASE_URL = 'postgresql://site@localhost/site';
const AGENCY_CONFIG = 'agency';

test('only the agency and the database have to be named', () => {
  expect(() => readSettings({ DATABASE_URL })).toThrow(
    "AGENCY_CONFIG: must name the folder of the agency's configuration",
  );
  expect(() => readSettings({ AGENCY_CONFIG })).toThrow(
    'DATABASE_URL: must name a PostgreSQL database: npm start',
  );
  const settings = readSettings({ AGENCY_CONFIG, DATABASE_URL });
  expect(settings).toMatchObject({ API_PORT: 4100, API_HOST: '127.0.0.1', LOG_LEVEL: 'info' });
});

test('every wrong setting is named with its rule', () => {
  const read = () =>
    readSettings({ AGENCY_CONFIG, API_PORT: '99999', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
  expect(read).toThrow(/API_PORT=99999: .*\n.*DATABASE_URL: must start with postgres.*\n.*LOG_LEVEL=loud: /);
});

test.each([
  ['SMTP_URL', 'smtp://mail.example', 'PUBLIC_URL'],
  ['LEADS_WEBHOOK_URL', 'https://crm.example/leads', 'LEADS_WEBHOOK_SECRET'],
])('%s needs %3$s', (name, value, needed) => {
  expect(() => readSettings({ AGENCY_CONFIG, DATABASE_URL, [name]: value })).toThrow(
    `${needed}: must be set with ${name}`,
  );
});

test('no password is shown', () => {
  const secret = 's3cret';
  const read = () =>
    readSettings({ DATABASE_URL: `mysql://a:${secret}@b`, SMTP_URL: `http://a:${secret}@b` });
  expect(read).toThrow(/SMTP_URL: must start/);
  expect(read).not.toThrow(secret);
});

test('relative folders are those of the repository, wherever a program was started', () => {
  const { AGENCY_DATA } = readSettings({ AGENCY_CONFIG, DATABASE_URL, AGENCY_DATA: 'somewhere' });
  expect(AGENCY_DATA).toBe(join(import.meta.dirname, '../../somewhere'));
});

test.each([
  'uniquelocal',
  '10.0.0.256',
  '10.0.0.0/33',
  'gateway.internal',
  'loopback,',
  '::/129',
  '10.0.0.1:80',
])('GATEWAYS=%s names no address', (GATEWAYS) => {
  expect(() => readSettings({ GATEWAYS })).toThrow(
    /GATEWAYS=.*: "[^"]*" is not "loopback", an address or a range/,
  );
});

test('a port that the gateway’s calls cannot reach is refused', () => {
  expect(() => readSettings({ API_PORT: '6000' })).toThrow('API_PORT=6000: browsers block port 6000');
});

test.each([
  'https://photos.example',
  '*',
  '*.example',
  'photos..example',
  'a_b.example',
  '10.0.0.1:70000',
  'x.example/y',
])('PICTURE_HOSTS=%s names no host', (PICTURE_HOSTS) => {
  expect(() => readSettings({ AGENCY_CONFIG, PICTURE_HOSTS })).toThrow(
    /PICTURE_HOSTS=\S+: "[^"]*" is not a host/,
  );
});

test('figures and the state of the content are on the next port, unless another is set', () => {
  expect(readSettings({ AGENCY_CONFIG, DATABASE_URL, API_PORT: '5100' }).API_INTERNAL_PORT).toBe(5101);
  expect(readSettings({ AGENCY_CONFIG, DATABASE_URL, API_INTERNAL_PORT: '7000' }).API_INTERNAL_PORT).toBe(
    7000,
  );
  expect(() => readSettings({ AGENCY_CONFIG, DATABASE_URL, API_PORT: '5999' })).toThrow(
    'API_INTERNAL_PORT must be set: by default it is 6000, but browsers block port 6000',
  );
  expect(() => readSettings({ AGENCY_CONFIG, DATABASE_URL, API_PORT: '65535' })).toThrow(
    'API_INTERNAL_PORT must be set',
  );
});

test.each(['-1', '601', '2.5', 'soon'])('DRAIN=%s is refused', (DRAIN) => {
  expect(() => readSettings({ AGENCY_CONFIG, DRAIN })).toThrow(`DRAIN=${DRAIN}: `);
});

test('a list of further keys is read, and which of them is none is said without showing it', () => {
  const key = 'A'.repeat(43);
  const read = (UPLOADS_OTHER_KEYS: string) =>
    readSettings({ AGENCY_CONFIG, DATABASE_URL, UPLOADS_OTHER_KEYS });
  expect(read(`${key}, ${key}`)).toMatchObject({ UPLOADS_OTHER_KEYS: `${key}, ${key}` });
  expect(() => read(`${key}, s3cret`)).toThrow(
    /UPLOADS_OTHER_KEYS: key 2 must be 32 bytes as base64 or hex$/,
  );
});

test('each secret may be in a file, the address of the database too', () => {
  const folder = temporaryFolder('secrets');
  const inFile = (name: string, secret: string) => {
    writeFileSync(join(folder, name), `${secret}\n`);
    return [`${name}_FILE`, join(folder, name)];
  };
  const secrets = {
    DATABASE_URL,
    SMTP_URL: 'smtp://a:s3cret@mail.example',
    CAPTCHA_SECRET: 's3cret',
    LEADS_WEBHOOK_URL: 'https://crm.example/leads?key=s3cret',
    LEADS_WEBHOOK_SECRET: 's'.repeat(32),
    OFFICE_TOKEN: 't'.repeat(32),
    UPLOADS_S3_KEY_ID: 'id',
    UPLOADS_S3_SECRET: 's3cret',
    UPLOADS_KEY: 'A'.repeat(43),
    UPLOADS_OTHER_KEYS: 'B'.repeat(43),
  };
  const files = Object.fromEntries(Object.entries(secrets).map(([name, secret]) => inFile(name, secret)));
  const given = { AGENCY_CONFIG, PUBLIC_URL: 'https://site.example', ...files };
  expect(readSettings(given)).toMatchObject(secrets);
  expect(() => readSettings({ ...given, DATABASE_URL })).toThrow(
    'DATABASE_URL and DATABASE_URL_FILE are both set',
  );
});
