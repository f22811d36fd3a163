import { recogniseVideo } from 'shared-kit/domain/video';

/** How something plays inside the page: in a frame of its host, or as a file. */
export interface PlayerSource {
  frame?: string;
  file?: string;
}

/** Formats that browsers play; others are left to the visitor's own player. */
const PLAYABLE = /\.(?:mp4|webm|mov)$/i;

/** The player of a recognised video or tour (product P10); undefined when it must stay a link. */
export function playerOf(url: string): PlayerSource | undefined {
  const video = recogniseVideo(url);
  if (video?.kind !== 'file') return video && { frame: video.embedUrl };
  return PLAYABLE.test(new URL(video.url, 'https://site.invalid').pathname) ? { file: video.url } : undefined;
}
