import { SHARE_PICTURE } from 'shared-kit/domain/picture-address';
import { drawn } from './drawn.ts';
import { openPhoto } from './open-photo.ts';
import { type Original, PictureUnavailable } from './original.ts';
import sharp, { type Sharp } from './sharp.ts';

/** The variant of a picture that networks show of a page (product R4). */
export const SHARE_SIZE = { ...SHARE_PICTURE, format: 'jpeg' } as const;
export type ShareSize = typeof SHARE_SIZE;

/** Some networks leave out larger pictures. */
export const MAX_SHARE_BYTES = 300_000;

/** Tried in turn until the picture is small enough; noise alone gets as far as the last. */
const QUALITIES = [80, 68, 55, 40, 25, 10];

/** Paper, behind what is transparent or does not fill the picture. */
const BACKGROUND = '#faf8f4';

/** The part of the picture's width and height that a logo may take. */
const LOGO_PART = 0.6;

/** Width by height of drawings that fill the picture as photos do; others are logos. */
const SCENE_SHAPE = { from: 1.2, to: 2.5 };

/**
 * The picture at the size that networks show, as JPEG of at most 300 KB (product R4): a photo or a scene fills it, a logo stands in its
 * middle. Throws `PictureUnavailable` for bytes that are no picture.
 */
export async function renderShare(original: Original): Promise<Buffer> {
  return shareJpeg(original.kind === 'photo' ? await filled(original.bytes) : await placed(original.svg));
}

/** Encodes a picture of the right size so that it is at most 300 KB. */
export async function shareJpeg(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture
    .flatten({ background: BACKGROUND })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new PictureUnavailable('unusable', 'The picture is damaged', error);
    });
  const { width, height, channels } = info;
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality, progressive: true, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= MAX_SHARE_BYTES) break;
  }
  return jpeg;
}

/** Enlarged where it has to be: a picture of another size would be cut by each network in its own way. */
const filled = async (bytes: Buffer): Promise<Sharp> =>
  (await openPhoto(bytes)).autoOrient().resize({ ...SHARE_PICTURE, fit: 'cover' });

async function placed(svg: string): Promise<Sharp> {
  const own = await sharp(Buffer.from(svg)).metadata();
  const shape = own.width / own.height;
  if (shape >= SCENE_SHAPE.from && shape <= SCENE_SHAPE.to) return filled(await drawn(svg, sceneBox(shape)));
  const box = {
    width: Math.round(SHARE_PICTURE.width * LOGO_PART),
    height: Math.round(SHARE_PICTURE.height * LOGO_PART),
  };
  return sharp({ create: { ...SHARE_PICTURE, channels: 3, background: BACKGROUND } }).composite([
    { input: await drawn(svg, box) },
  ]);
}

/** The smallest box of a scene's own shape that covers the picture. */
function sceneBox(shape: number) {
  const width = Math.max(SHARE_PICTURE.width, Math.ceil(SHARE_PICTURE.height * shape));
  return { width, height: Math.ceil(width / shape) };
}
