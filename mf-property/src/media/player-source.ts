import { recogniseVideo } from 'shared-kit/domain/video';

/** How something plays inside the page: in a frame of its host, or as a file. */
export interface PlayerSource {
  frame?: string;
  file?: string;
}

/** What addresses without an origin are relative to. */
const SITE = 'https://site.invalid';

/** Formats that browsers play; others are left to the visitor's own player. */
const PLAYABLE = /\.(?:mp4|webm|mov)$/i;

/**
 * The player of a recognised video or tour (product P10); undefined when it must stay a link: so is a file of a host that is none of the
 * site's `filmHosts`, from which the policy of the page lets nothing play.
 */
export function playerOf(url: string, filmHosts: readonly string[] = []): PlayerSource | undefined {
  const video = recogniseVideo(url);
  if (video?.kind !== 'file') return video && { frame: video.embedUrl };
  const { origin, pathname } = new URL(video.url, SITE);
  return PLAYABLE.test(pathname) && [SITE, ...filmHosts].includes(origin) ? { file: video.url } : undefined;
}
