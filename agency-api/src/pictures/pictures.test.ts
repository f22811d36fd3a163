import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPictures } from './pictures.ts';
import { pictureHosts } from './sources/picture-hosts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const record = (source: string) => ({ id: source, source, width: 90, height: 60, colour: null });

function pictures() {
  const warnings: unknown[] = [];
  const service = createPictures({
    store: { find: async () => null, rememberColour: async () => {} },
    findContent: async (id) => (id === 'brick.png' ? record(id) : undefined),
    dataFolder: folder,
    folders: [folder],
    hosts: pictureHosts(''),
    logger: { warn: (facts: unknown) => warnings.push(facts) },
  });
  return { service, warnings };
}

test('the colour of a picture is its most frequent one', async () => {
  const brick = sharp({ create: { width: 90, height: 60, channels: 3, background: '#b0502c' } }).png();
  writeFileSync(join(folder, 'brick.png'), await brick.toBuffer());
  const colour = await pictures().service.colourOf(record('brick.png'));
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  [0xb0, 0x50, 0x2c].forEach((part, index) => expect(Math.abs(parts[index]! - part)).toBeLessThan(16));
});

test('transparent parts of a picture count as off-white, not black', async () => {
  const clear = sharp({ create: { width: 90, height: 60, channels: 4, background: '#00000000' } }).png();
  writeFileSync(join(folder, 'clear.png'), await clear.toBuffer());
  expect(await pictures().service.colourOf(record('clear.png'))).toMatch(/^#f[8-f]f[8-f]f[8-f]$/);
});

test('a picture that cannot be read is off-white, and logged', async () => {
  const { service, warnings } = pictures();
  expect(await service.colourOf(record('missing.png'))).toBe('#e4dfd5');
  expect(warnings).toMatchObject([{ picture: 'missing.png' }]);
});
