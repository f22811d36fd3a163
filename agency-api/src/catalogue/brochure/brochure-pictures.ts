import type { Picture } from 'shared-kit/contracts/api/picture';
import { PictureUnavailable } from '../../files/pictures/picture-unavailable.ts';
import type { Pictures } from '../../files/pictures/pictures.ts';
import sharp from '../../files/pictures/sharp.ts';
import { LARGE, SMALL } from './brochure-layout.ts';
import type { BrochurePicture } from './brochure-parts.ts';

const MOST_PHOTOS = 4;
/** Pixels per point: sharp on paper, small in a mail. */
const DENSITY = 2.2;
const JPEG = { quality: 78, mozjpeg: true };

/**
 * The first photos and the first floor plan, as JPEG; those whose originals cannot be had are left out, `isWhole` is false then. All at once: fetching the
 * originals and making the first variant of each is nearly all the time that a brochure takes.
 */
export async function brochurePictures(
  pictures: Pictures,
  shown: readonly Picture[],
  {
    signal,
    describePicture,
  }: { signal: AbortSignal; describePicture: (picture: Picture, position: number) => string },
): Promise<{ photos: BrochurePicture[]; plan: BrochurePicture | null; isWhole: boolean }> {
  const jpeg = (picture: Picture, box?: Box) => createJpeg(pictures, picture, box, signal);
  const plan = shown.find(({ kind }) => kind === 'floorplan');
  const candidates = shown.filter(({ kind }) => kind === 'photo').slice(0, MOST_PHOTOS);
  const [made, planBytes] = await Promise.all([
    Promise.all(candidates.map((picture, index) => jpeg(picture, index === 0 ? LARGE : SMALL))),
    plan && jpeg(plan),
  ]);
  const isWhole = made.every((bytes) => bytes !== undefined) && (!plan || planBytes !== undefined);
  const first = made.findIndex((bytes) => bytes !== undefined);
  // Another one takes the place of a first photo that cannot be had.
  if (first > 0) made[first] = await jpeg(candidates[first]!, LARGE);
  return {
    photos: made.flatMap((bytes, index) =>
      bytes ? [{ bytes, alt: describePicture(candidates[index]!, index + 1) }] : [],
    ),
    plan: plan && planBytes ? { bytes: planBytes, alt: describePicture(plan, 1) } : null,
    isWhole,
  };
}

interface Box {
  width: number;
  height: number;
}

/** Cropped to its box; without one as it is. */
async function createJpeg(
  pictures: Pictures,
  picture: Picture,
  box: Box | undefined,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  const record = await pictures.find(picture.id);
  if (!record) return undefined;
  try {
    // A width that pages show too, so that it is mostly at hand.
    const variant = await pictures.variant(
      record,
      { width: box === SMALL ? 600 : 1360, format: 'webp' },
      signal,
    );
    const sized = box
      ? sharp(variant).resize(Math.round(box.width * DENSITY), Math.round(box.height * DENSITY), {
          fit: 'cover',
        })
      : sharp(variant).resize(1100, 1100, { fit: 'inside', withoutEnlargement: true });
    return await sized.flatten({ background: '#ffffff' }).jpeg(JPEG).toBuffer();
  } catch (error) {
    if (error instanceof PictureUnavailable) return undefined;
    throw error;
  }
}
