/** A recognised video or 3D tour (spec 5). `embedUrl` is what a frame may show; files play without a frame. */
export type Video =
  | { kind: 'file'; url: string; id?: undefined; embedUrl?: undefined }
  | { kind: 'youtube' | 'vimeo'; url: string; id: string; embedUrl: string }
  | { kind: 'facebook' | 'tour'; url: string; id?: undefined; embedUrl: string };

const FILE = /\.(?:mp4|mov|wmv|avi|flv|webm)$/i;

// prettier-ignore
const TOUR_HOSTS = [
  'matterport.com', 'nodalview.com', 'kuula.co', 'giraffe360.com', 'ogulo.com', 'youriguide.com', 'cloudpano.com', 'eyespy360.com',
  'klapty.com', 'theasys.io', 'roundme.com', 'momento360.com', '3dvista.com', 'treedis.com', 'panoee.com', 'immersiv3d.com',
];

/**
 * Recognises a video file by its extension, a YouTube, Vimeo or Facebook video and a 3D tour by its host. Only http(s) addresses and, for
 * files, paths of the site itself; anything else is undefined.
 */
export function recogniseVideo(address: string | null | undefined): Video | undefined {
  const text = (address ?? '').trim();
  if (/^\/(?![/\\])/.test(text))
    return FILE.test(text.split(/[?#]/, 1)[0]!) ? { kind: 'file', url: text } : undefined;
  const url = webAddress(text);
  return url && (youtube(url) ?? vimeo(url) ?? facebook(url) ?? tour(url) ?? file(url));
}

function webAddress(text: string): URL | undefined {
  if (!/^https?:\/\//i.test(text)) return undefined;
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function youtube(url: URL): Video | undefined {
  const id = isOn(url, 'youtu.be')
    ? /^\/([^/]+)\/?$/.exec(url.pathname)?.[1]
    : isOn(url, 'youtube.com', 'youtube-nocookie.com')
      ? (/^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(url.pathname)?.[1] ??
        (/^\/watch\/?$/.test(url.pathname) && url.searchParams.get('v')))
      : undefined;
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  return { kind: 'youtube', url: url.href, id, embedUrl: `https://www.youtube-nocookie.com/embed/${id}` };
}

/** An unlisted video carries a second code, which its player wants as `h`. */
function vimeo(url: URL): Video | undefined {
  const match =
    isOn(url, 'vimeo.com') &&
    /^\/(?:[a-z]+\/(?:[\w-]+\/(?:videos?\/)?)?)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname);
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
  const isVideo =
    (isOn(url, 'fb.watch') && url.pathname.length > 1) ||
    (isOn(url, 'facebook.com') &&
      (/\/(?:videos|reel)\/[\w.-]+/.test(url.pathname) ||
        (/^\/watch\/?$/.test(url.pathname) && /^\d+$/.test(url.searchParams.get('v') ?? ''))));
  if (!isVideo) return undefined;
  return {
    kind: 'facebook',
    url: url.href,
    embedUrl: `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(url.href)}&show_text=false`,
  };
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
