import { afterAll, expect, jest, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { exampleConfig } from '../../../testing/example-agency.ts';
import { answerProblem, unknownPath } from '../../http/problem-answers.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Pictures } from '../../files/pictures/pictures.ts';
import { brandRouter } from './brand-router.ts';

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An agency with nothing but a name, unless told otherwise; its folder has one icon. */
function createApp(
  agency: Partial<AgencyConfig['agency']> = {},
  variant: Pictures['variant'] = jest.fn<Pictures['variant']>(),
) {
  const { logo: _logo, icon: _icon, sharePicture: _picture, ...named } = exampleConfig().agency;
  const config = { ...exampleConfig(), folder, agency: { ...named, ...agency } };
  return express().use(brandRouter({ config, pictures: { variant } }), unknownPath, answerProblem);
}
const bytes = async (path: string, agency?: Partial<AgencyConfig['agency']>) =>
  (await request(createApp(agency)).get(path).responseType('blob').expect(200)).body as Buffer;

const OWN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>';
writeFileSync(join(folder, 'own.svg'), OWN);

test('favicon.ico holds icons of three sizes', async () => {
  const ico = await bytes('/favicon.ico');
  const [count] = [ico.readUInt16LE(4)];
  const sizes = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const entry = 6 + 16 * index;
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      return (await sharp(ico.subarray(offset, offset + length)).metadata()).width;
    }),
  );
  expect(sizes).toEqual([16, 32, 48]);
});

test('the icon of a home screen fills its square with the configured colour', async () => {
  const icon = { source: 'own.svg', background: '#b4532f' };
  const png = await bytes('/apple-touch-icon.png', { icon });
  const { width, height, hasAlpha } = await sharp(png).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 180, height: 180, hasAlpha: false });
  const corner = await sharp(png).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect(corner.toString('hex')).toBe('b4532f');
});

test('the manifest names only icons that exist, in their sizes', async () => {
  const app = createApp({ name: 'Immo "Été"' });
  const { text, headers } = await request(app).get('/manifest.webmanifest').expect(200);
  const { name, icons } = JSON.parse(text) as { name: string; icons: { src: string; sizes: string }[] };
  expect(headers['content-type']).toMatch('application/manifest+json');
  expect(name).toBe('Immo "Été"');
  for (const { src, sizes } of icons.filter(({ sizes: size }) => size !== 'any')) {
    const { width, height } = await sharp(await bytes(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('an icon that is opened by itself can run nothing, whatever is in it', async () => {
  const { headers, body } = await request(createApp({ icon: { source: 'own.svg', background: '#000000' } }))
    .get('/icon.svg')
    .expect(200);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
  expect((body as Buffer).toString()).toBe(OWN);
});

test('an icon whose file is missing or outside of the folder is not found, and the manifest stands', async () => {
  for (const source of ['none.svg', '../../etc/hosts.svg']) {
    const app = createApp({ icon: { source, background: '#000000' } });
    await request(app).get('/favicon.ico').expect(404);
    await request(app).get('/manifest.webmanifest').expect(200);
  }
});

test('without picture and logo networks show a plate with the name, whatever characters it has', async () => {
  const jpeg = await bytes('/media/share/agency.jpg', { name: '<b>Dupont & "Fils"</span>' });
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
});

test('with a picture for networks they show that one', async () => {
  const variant = jest.fn<Pictures['variant']>(async () => Buffer.from('jpeg'));
  const sharePicture = exampleConfig().agency.sharePicture;
  await request(createApp({ sharePicture }, variant)).get('/media/share/agency.jpg').expect(200);
  expect(variant).toHaveBeenCalledWith(
    expect.objectContaining({ source: 'share.svg' }),
    expect.objectContaining({ width: 1200, height: 630 }),
  );
});
