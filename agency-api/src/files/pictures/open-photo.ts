import { PictureUnavailable } from './original.ts';
import sharp, { type Sharp } from './sharp.ts';

/** Fifty megapixels, as phones take them: more is an attack or a mistake. */
export const MAX_PIXELS = 50_000_000;
/** Timeout for decoding and encoding a picture. */
export const MAX_SECONDS = 15;
const SHOWN_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']);

/** Opens the bytes of a photo by their header. Throws `PictureUnavailable` for bytes that are no picture of a known format. */
export async function openPhoto(bytes: Buffer): Promise<Sharp> {
  if (bytes.length === 0) throw new PictureUnavailable('unusable', 'The file is empty');
  const photo = sharp(bytes, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS });
  const { format } = await photo.metadata().catch((error: unknown) => {
    throw new PictureUnavailable('unusable', 'The file is not a picture', error);
  });
  if (!SHOWN_FORMATS.has(format))
    throw new PictureUnavailable('unusable', `${format} is not a format for pictures`);
  return photo;
}

/** Decodes a complete photo. Throws `PictureUnavailable` when that fails. */
export async function checkPhoto(bytes: Buffer): Promise<void> {
  const photo = await openPhoto(bytes);
  await photo
    .resize({ width: 16 })
    .raw()
    .toBuffer()
    .catch((error: unknown) => {
      throw new PictureUnavailable('unusable', 'The picture is damaged', error);
    });
}
