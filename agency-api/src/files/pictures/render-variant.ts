import type { PictureQuery } from 'shared-kit/contracts/api/picture';
import { type Original, PictureUnavailable } from './original.ts';
import { MAX_PIXELS, MAX_SECONDS, openPhoto } from './open-photo.ts';
import sharp, { type Sharp } from './sharp.ts';

/** Raised when rendering changes, so that no old variants are served from the cache. */
export const RENDERING_VERSION = 2;

/** Mostly for screens of two pixels per point, where artefacts are half as large: 14 KB instead of 18, about what 600 pixels take. */
const FOR_DENSE_SCREENS = { width: 800, quality: 48 };

/**
 * CPU ms and KB at 1360 px wide, in one run: webp 135 and 36; avif 314 and 33 at effort 1, 699 and 29 at 2, 1337 and 28 at 3. Whoever
 * sees a picture first waits for it.
 */
const encode: Record<PictureQuery['format'], (picture: Sharp, width?: number) => Sharp> = {
  webp: (picture) => picture.webp({ quality: 78 }),
  avif: (picture, width) =>
    picture.avif({
      quality: width === FOR_DENSE_SCREENS.width ? FOR_DENSE_SCREENS.quality : 55,
      effort: 1,
    }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

/**
 * The picture at a size and in a format. A photo is never enlarged; with width and height it is cropped to fill both.
 * Throws `PictureUnavailable` for bytes that are no picture.
 */
export async function renderVariant(original: Original, query: PictureQuery): Promise<Buffer> {
  const { width, height, format } = query;
  const picture =
    original.kind === 'photo'
      ? (await openPhoto(original.bytes)).autoOrient()
      : await openDrawing(original.svg, query);
  const sized = picture.resize({
    width,
    height,
    fit: 'cover',
    withoutEnlargement: original.kind === 'photo',
  });
  return encode[format](sized, width)
    .toBuffer()
    .catch((error: unknown) => {
      throw new PictureUnavailable('unusable', 'The picture is damaged', error);
    });
}

/** Rendered at the requested size, so that edges stay sharp. 72 dpi is the drawing's own size. */
async function openDrawing(svg: string, { width, height }: PictureQuery): Promise<Sharp> {
  const bytes = Buffer.from(svg);
  const own = await sharp(bytes).metadata();
  const scale = Math.max(width ? width / own.width : 0, height ? height / own.height : 0) || 1;
  return sharp(bytes, { density: 72 * scale, limitInputPixels: MAX_PIXELS }).timeout({
    seconds: MAX_SECONDS,
  });
}
