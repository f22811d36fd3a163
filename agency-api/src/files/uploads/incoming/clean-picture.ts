import { availableParallelism } from 'node:os';
import { createJobQueue, QueueFull } from '../../pictures/job-queue.ts';
import { MAX_PIXELS, MAX_SECONDS } from '../../pictures/open-photo.ts';
import sharp, { type Sharp } from '../../pictures/sharp.ts';
import { isDiskFull, UploadRefused } from '../upload-refused.ts';
import { decodeHeic } from './heic/decode-heic.ts';
import type { FoundType } from './kept-type.ts';

/** Wide and high enough to print a page. */
const LARGEST_SIDE = 4_096;

/** Beside the pictures of the site (decision 20) one more is decoded at a time: 50 megapixels are 200 MB. */
const inTurn = createJobQueue({ parallel: availableParallelism() > 4 ? 2 : 1, waiting: 100 });

const WRITERS: Record<'jpg' | 'png' | 'webp', (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: 85 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 85 }),
};

/**
 * Draws a picture anew, upright and without metadata: what was hidden in or behind it is gone. A photo in HEIC becomes a JPEG. Returns
 * the type of what was written. Throws `UploadRefused` for a picture that is damaged or has more than 50 megapixels.
 */
export async function cleanPicture(
  from: string,
  type: Exclude<FoundType, 'pdf'>,
  to: string,
): Promise<'jpg' | 'png' | 'webp'> {
  const written = type === 'heic' ? 'jpg' : type;
  try {
    await inTurn(async () => {
      const picture = type === 'heic' ? await openHeic(from) : openPicture(from).autoOrient();
      const sized = picture.resize({
        width: LARGEST_SIDE,
        height: LARGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      });
      await WRITERS[written](sized).toFile(to);
    });
  } catch (error) {
    if (error instanceof QueueFull) throw new UploadRefused('storage', { cause: error });
    if (error instanceof UploadRefused || isDiskFull(error)) throw error;
    throw new UploadRefused('damaged', { cause: error });
  }
  return written;
}

const openPicture = (path: string) =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: MAX_SECONDS });

/** The header is read first, so that no picture is decoded that is too large. */
async function openHeic(path: string): Promise<Sharp> {
  const { width, height } = await openPicture(path).metadata();
  if (width * height > MAX_PIXELS) throw new UploadRefused('damaged');
  const { pixels, ...raw } = await decodeHeic(path, MAX_PIXELS);
  return sharp(pixels, { raw: { ...raw, channels: 4 } })
    .flatten({ background: 'white' })
    .timeout({ seconds: MAX_SECONDS });
}
