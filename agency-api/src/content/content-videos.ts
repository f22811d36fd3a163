import { extname } from 'node:path';
import { STORED_SCHEME } from '../files/pictures/sources/stored-source.ts';
import type { AgencyContent } from './agency-content.ts';

/** A video of the content, and the address under which it may be cached for ever. */
export interface ContentVideo {
  /** Name of the file: it follows from the bytes. */
  id: string;
  source: string;
  url: string;
  mimetype: 'video/mp4' | 'video/webm';
}

/** The video with a source, as it was imported. */
export function contentVideo(source: string): ContentVideo {
  const id = source.slice(STORED_SCHEME.length);
  const mimetype = extname(source) === '.webm' ? 'video/webm' : 'video/mp4';
  return { id, source, url: `/media/videos/${id}`, mimetype };
}

/** The video with an id, if the content names it: nothing else that is stored is served. */
export function findVideo({ pages }: AgencyContent, id: string): ContentVideo | undefined {
  return pages
    .flatMap(({ banner: { video } }) => [video?.source, video?.mobileSource])
    .filter((source) => typeof source === 'string')
    .map(contentVideo)
    .find((video) => video.id === id);
}
