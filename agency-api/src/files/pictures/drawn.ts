import { MAX_PIXELS, MAX_SECONDS } from './open-photo.ts';
import { PictureUnavailable } from './original.ts';
import sharp from './sharp.ts';

/** Dots per inch at which a drawing has its own size, and the most that a large one is drawn with. */
const OWN_DENSITY = 72;
const MAX_DENSITY = 7_200;

/**
 * A drawing as PNG that fits into a box, rendered at that size so that its edges stay sharp. Throws `PictureUnavailable` for what is no
 * drawing.
 */
export async function drawn(svg: string, box: { width: number; height: number }): Promise<Buffer> {
  const bytes = Buffer.from(svg);
  try {
    const own = await sharp(bytes).metadata();
    const scale = Math.min(box.width / own.width, box.height / own.height);
    const density = Math.min(OWN_DENSITY * scale, MAX_DENSITY);
    return await sharp(bytes, { density, limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: MAX_SECONDS })
      .resize({ ...box, fit: 'inside' })
      .png()
      .toBuffer();
  } catch (error) {
    throw new PictureUnavailable('unusable', 'The drawing is damaged', error);
  }
}
