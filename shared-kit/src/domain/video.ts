/** A recognised video or 3D tour (product P10). `embedUrl` is what a frame may show; files play without a frame. */
type Video =
  | { kind: 'file'; url: string; id?: undefined; embedUrl?: undefined }
  | { kind: 'youtube' | 'vimeo'; url: string; id: string; embedUrl: string }
  | { kind: 'facebook' | 'tour'; url: string; id?: undefined; embedUrl: string };

const FILE = /\.(?:mp4|mov|wmv|avi|flv|webm)$/i;

/** Hosts of 3D tours (product P10). */
// prettier-ignore
export const TOUR_HOSTS = [
  'matterport.com', 'nodalview.com', 'kuula.co', 'giraffe360.com', 'ogulo.com', 'youriguide.com', 'cloudpano.com', 'eyespy360.com',
  'klapty.com', 'theasys.io', 'roundme.com', 'momento360.com', '3dvista.com', 'treedis.com', 'panoee.com', 'immersiv3d.com',
];

/**
 * Recognises a video file by its extension, a YouTube, Vimeo or Facebook video and a 3D tour by its host. Only http(s) addresses, also
 * without their scheme where the host is a known one, and, for files, paths of the site itself; anything else is undefined.
 */
export function recogniseVideo(address: string | null | undefined): Video | undefined {
  const text = (address ?? '').trim();
  if (/^\/(?![/\\])/.test(text))
    return FILE.test(text.split(/[?#]/, 1)[0]!) ? { kind: 'file', url: text } : undefined;
  if (/^https?:\/\//i.test(text)) {
    const url = parsed(text);
    return url && (ofKnownHost(url) ?? file(url));
  }
  const url = /^(?:\/\/)?[\w-]+(?:\.[\w-]+)+\//.test(text)
    ? parsed(`https://${text.replace(/^\/\//, '')}`)
    : undefined;
  return url && ofKnownHost(url);
}

function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function ofKnownHost(url: URL): Video | undefined {
  return youtube(url) ?? vimeo(url) ?? facebook(url) ?? tour(url);
}

function youtube(url: URL): Video | undefined {
  const id = youtubeId(url);
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  return { kind: 'youtube', url: url.href, id, embedUrl: `https://www.youtube-nocookie.com/embed/${id}` };
}

function youtubeId(url: URL): string | null | undefined {
  if (isOn(url, 'youtu.be')) return /^\/([^/]+)\/?$/.exec(url.pathname)?.[1];
  if (!isOn(url, 'youtube.com', 'youtube-nocookie.com')) return undefined;
  if (/^\/watch\/?$/.test(url.pathname)) return url.searchParams.get('v');
  return /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(url.pathname)?.[1];
}

/** Paths of single videos; addresses of events, showcases and profiles contain numbers too. */
const VIMEO_VIDEO =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:showcase|album)\/[\w-]+\/video\/|ondemand\/[\w-]+\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/;

/** An unlisted video has a second code, which its player takes as the parameter `h`. */
function vimeo(url: URL): Video | undefined {
  const match = isOn(url, 'vimeo.com') && VIMEO_VIDEO.exec(url.pathname);
  if (!match) return undefined;
  const hash = match[2] ?? url.searchParams.get('h');
  const query = hash && /^[0-9a-f]+$/.test(hash) ? `?h=${hash}&dnt=1` : '?dnt=1';
  return {
    kind: 'vimeo',
    url: url.href,
    id: match[1]!,
    embedUrl: `https://player.vimeo.com/video/${match[1]}${query}`,
  };
}

function facebook(url: URL): Video | undefined {
  if (!isFacebookVideo(url)) return undefined;
  const query = new URLSearchParams({ href: url.href, show_text: 'false' });
  return { kind: 'facebook', url: url.href, embedUrl: `https://www.facebook.com/plugins/video.php?${query}` };
}

function isFacebookVideo(url: URL): boolean {
  if (isOn(url, 'fb.watch')) return url.pathname.length > 1;
  if (!isOn(url, 'facebook.com')) return false;
  if (/^\/watch\/?$/.test(url.pathname)) return /^\d+$/.test(url.searchParams.get('v') ?? '');
  return /\/(?:videos|reel)\/[\w.-]+/.test(url.pathname);
}

function tour(url: URL): Video | undefined {
  if (!isOn(url, ...TOUR_HOSTS) || FILE.test(url.pathname)) return undefined;
  const embed = new URL(url.href);
  embed.protocol = 'https:';
  return { kind: 'tour', url: url.href, embedUrl: embed.href };
}

function file(url: URL): Video | undefined {
  return FILE.test(url.pathname) ? { kind: 'file', url: url.href } : undefined;
}

function isOn(url: URL, ...hosts: string[]): boolean {
  return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}
