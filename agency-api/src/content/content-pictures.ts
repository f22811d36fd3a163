import { createHash } from 'node:crypto';
import type { Picture } from 'shared-kit/contracts/api/picture';
import type { PictureRecord } from '../pictures/picture-record.ts';
import type { AgencyConfig } from './agency-config.ts';
import type { ContentPicture } from './schemas/picture.ts';

/** The record under which a picture of the content is served. Its id follows from the source, so that it may be cached for ever. */
export function contentPictureRecord({ id, source, width, height }: ContentPicture): PictureRecord {
  const version = createHash('sha256').update([source, width, height].join('|')).digest('hex').slice(0, 8);
  return { id: `${id}-${version}`, source, width, height, colour: null };
}

/** All pictures that the configuration names. */
export function contentPictures({ agency, footer, pages }: AgencyConfig): PictureRecord[] {
  const named = [
    agency.logo,
    ...footer.columns.flatMap(({ images }) => images),
    ...Object.values(pages).flatMap(({ metadata, banner, modules }) => [
      metadata.image,
      ...banner.images.flatMap((image) => [image, image.portrait]),
      banner.video?.poster,
      banner.video?.poster.portrait,
      ...modules.map(({ image }) => image),
    ]),
  ];
  return named.filter((picture) => picture != null).map(contentPictureRecord);
}

/** The picture as the site shows it. */
export function shownPicture(
  record: PictureRecord,
  { colour, alt }: { colour: string; alt: string },
): Picture {
  const { id, width, height } = record;
  return { id, url: `/media/${id}`, width, height, colour, alt, kind: 'photo' };
}
