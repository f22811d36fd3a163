import type { Picture } from 'shared-kit/contracts/api/picture';
import { PictureUnavailable } from '../pictures/picture-unavailable.ts';
import type { Pictures } from '../pictures/pictures.ts';
import sharp from '../pictures/sharp.ts';
import { LARGE, SMALL } from './brochure-layout.ts';
import type { BrochurePicture } from './brochure-parts.ts';

const MOST_PHOTOS = 4;
/** Pixels per point: sharp on paper, small in a mail. */
const DENSITY = 2.2;
const JPEG = { quality: 78, mozjpeg: true };

/** The first photos and the first floor plan, as JPEG; those whose originals cannot be had are left out. */
export async function brochurePictures(
  pictures: Pictures,
  shown: readonly Picture[],
  { signal, altOf }: { signal: AbortSignal; altOf: (picture: Picture, position: number) => string },
): Promise<{ photos: BrochurePicture[]; plan: BrochurePicture | null }> {
  const photos: BrochurePicture[] = [];
  for (const [index, picture] of shown
    .filter(({ kind }) => kind === 'photo')
    .slice(0, MOST_PHOTOS)
    .entries()) {
    const box = photos.length === 0 ? LARGE : SMALL;
    const bytes = await jpegOf(pictures, picture, box, signal);
    if (bytes) photos.push({ bytes, alt: altOf(picture, index + 1) });
  }
  const plan = shown.find(({ kind }) => kind === 'floorplan');
  const planBytes = plan && (await jpegOf(pictures, plan, undefined, signal));
  return { photos, plan: plan && planBytes ? { bytes: planBytes, alt: altOf(plan, 1) } : null };
}

/** Cropped to its box; without one as it is. */
async function jpegOf(
  pictures: Pictures,
  picture: Picture,
  box: { width: number; height: number } | undefined,
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
