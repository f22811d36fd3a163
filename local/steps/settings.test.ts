import { expect, test } from '@jest/globals';
import { withAgency, localPreviews } from './settings.ts';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';

test('the demo has stand-ins for third parties, at its own server, unless a blank turns them off', () => {
  const { STAND_INS, DEMO_AGENCY_PORT } = withAgency({});
  expect(STAND_INS).toBe(`http://localhost:${DEMO_AGENCY_PORT}`);
  expect(withAgency({ STAND_INS: '' }).STAND_INS).toBe('');
});

test('another agency has none', () => {
  expect(withAgency({ AGENCY_CONFIG: '/agency' }).STAND_INS).toBeUndefined();
});

test('links to previews are good after the next start too, and their key is for nobody else', () => {
  const file = path.join(temporaryFolder('previews'), 'data/preview.env');
  const first = localPreviews({ PORT: '4321' }, file);
  expect(first).toEqual({
    PREVIEW_URL: 'http://preview.localhost:4321',
    PREVIEW_KEY: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(first);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(localPreviews({ PORT: '4322' }, file)).toEqual({
    ...first,
    PREVIEW_URL: 'http://preview.localhost:4322',
  });
});

test('what is set already stays', () => {
  expect(localPreviews({ PREVIEW_URL: 'https://preview.example' }, '/no/such/file')).toEqual({});
});
