import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { AgencyConfig } from './agency-config.ts';

/** A video of the content: a file of its folder, and the address under which it may be cached for ever. */
export interface ContentVideo {
  id: string;
  source: string;
  url: string;
  mimetype: 'video/mp4' | 'video/webm';
}

/** The video of a file of the content's folder. A new file needs a new name, as the id follows from it. */
export function contentVideo(source: string): ContentVideo {
  const id = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const mimetype = extname(source).toLowerCase() === '.webm' ? 'video/webm' : 'video/mp4';
  return { id, source, url: `/media/videos/${id}`, mimetype };
}

/** All videos that the content names, by id: nothing else of its folder is served. */
export function contentVideos({ pages }: Pick<AgencyConfig, 'pages'>): ReadonlyMap<string, ContentVideo> {
  const videos = Object.values(pages).flatMap(({ banner: { video } }) =>
    video ? [video.source, video.mobileSource].filter((source) => source !== null).map(contentVideo) : [],
  );
  return new Map(videos.map((video) => [video.id, video]));
}
