import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { openPhoto } from '../../files/pictures/open-photo.ts';
import { visitorSource } from '../../files/pictures/sources/stored-source.ts';

/** Three times as wide as the site shows one at most, for sharp screens. */
const LARGEST_SIDE = 800;

/** A picture that came with a testimonial, as the site shows it. */
export interface DrawnPicture {
  source: string;
  width: number;
  height: number;
  bytes: Buffer;
}

/** Draws what visitors may see of a picture that was uploaded. Throws `PictureUnavailable` for bytes that are none. */
export async function drawPicture(upload: AsyncIterable<Buffer>): Promise<DrawnPicture> {
  const photo = await openPhoto(await buffer(upload));
  const { data: bytes, info } = await photo
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
  return {
    source: visitorSource(`${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.webp`),
    width: info.width,
    height: info.height,
    bytes,
  };
}
