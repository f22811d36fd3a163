import { createHash } from 'node:crypto';
import type { Picture } from 'shared-kit/contracts/api/picture';
import type { PictureRecord } from './picture-record.ts';
import { contentPictureSchema, type ContentPicture } from '../../configuration/schemas/picture.ts';

/** The record under which a picture of the content is served. Its id follows from the source, so that it may be cached for ever. */
export function contentPictureRecord({ id, source, width, height }: ContentPicture): PictureRecord {
  const version = createHash('sha256').update([source, width, height].join('|')).digest('hex').slice(0, 8);
  return { id: `${id}-${version}`, source, width, height };
}

/** Pictures may have more than a picture needs: a crop for phones, a link. */
const namedPictureSchema = contentPictureSchema.strip();

/** All pictures that content or configuration names, wherever they stand in it. */
export function contentPictures(value: unknown): PictureRecord[] {
  if (typeof value !== 'object' || value === null) return [];
  const { data } = 'source' in value ? namedPictureSchema.safeParse(value) : {};
  return [...(data ? [contentPictureRecord(data)] : []), ...Object.values(value).flatMap(contentPictures)];
}

/** The picture as the site shows it. */
export function shownPicture({ id, width, height }: PictureRecord, alt: string): Picture {
  return { id, url: `/media/${id}`, width, height, alt, kind: 'photo' };
}
