import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { MAX_SHARE_BYTES, renderShare } from './share-picture.ts';

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#b4532f"/></svg>`;

const colourAt = async (jpeg: Buffer, left: number, top: number) => {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
};
const isPaper = ([red, green, blue]: number[]) => red! > 240 && green! > 240 && blue! > 235;

test('a photo of any shape fills 1200 × 630 pixels, also a small one', async () => {
  const bytes = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#b4532f' } })
    .png()
    .toBuffer();
  const jpeg = await renderShare({ kind: 'photo', bytes });
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(isPaper(await colourAt(jpeg, 1, 1))).toBe(false);
});

test('even noise, which no encoder makes small, stays within what networks show', async () => {
  const bytes = await sharp(randomBytes(1600 * 900 * 3), { raw: { width: 1600, height: 900, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer();
  const jpeg = await renderShare({ kind: 'photo', bytes });
  expect(jpeg.length).toBeLessThanOrEqual(MAX_SHARE_BYTES);
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('a drawing in the shape of a photo fills the picture, a logo stands on paper', async () => {
  const scene = await renderShare({ kind: 'drawing', svg: svg(1920, 1080) });
  const logo = await renderShare({ kind: 'drawing', svg: svg(590, 125) });
  expect(isPaper(await colourAt(scene, 2, 2))).toBe(false);
  expect(isPaper(await colourAt(logo, 2, 2))).toBe(true);
  expect(isPaper(await colourAt(logo, 600, 315))).toBe(false);
});

test('a transparent picture stands on paper, not on black', async () => {
  const bytes = await sharp({ create: { width: 800, height: 420, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  expect(isPaper(await colourAt(await renderShare({ kind: 'photo', bytes }), 600, 315))).toBe(true);
});

test('bytes that are no picture are refused', async () => {
  await expect(renderShare({ kind: 'photo', bytes: Buffer.from('GIF89a?') })).rejects.toMatchObject({
    fault: 'unusable',
  });
});
