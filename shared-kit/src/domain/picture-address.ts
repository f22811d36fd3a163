type PictureFormat = 'webp' | 'avif' | 'png';

interface PictureSize {
  width?: number;
  height?: number;
  format?: PictureFormat;
}

/** The steps of a progressive picture, in pixels (product I2). */
export const PICTURE_WIDTHS = [100, 400, 600, 1360] as const;
export const ORIGINAL_WIDTH = 1600;

/** Height of the logo by device and size of a video's background picture, in pixels (product I5). */
export const LOGO_HEIGHT = { desktop: 125, mobile: 75 } as const;
export const VIDEO_BACKGROUND = { width: 1920, mobileHeight: 800 } as const;

/** The address of a picture at a size (product I1: parameters width, height, format). Inline pictures (`data:`, `blob:`) stay as they are. */
export function pictureUrl(base: string, size: PictureSize): string {
  if (/^(data|blob):/i.test(base)) return base;
  // Fast path: most addresses have no query, and a list has hundreds of them.
  if (!/[?#]/.test(base)) return withQuery(base, sizeQuery(size));
  const [address = '', query] = base.split('#', 1)[0]!.split(/\?(.*)/s);
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(size)) if (value !== undefined) params.set(name, String(value));
  return withQuery(address, params.toString());
}

const SIZE_PARTS = ['width', 'height', 'format'] as const;

function sizeQuery(size: PictureSize): string {
  let query = '';
  for (const part of SIZE_PARTS)
    if (size[part] !== undefined) query += `${query && '&'}${part}=${size[part]}`;
  return query;
}

const withQuery = (address: string, query: string) => (query ? `${address}?${query}` : address);

/** `srcset` for the given widths; those beyond the original's own width are left out, since enlarging adds nothing. */
export function srcSet(
  base: string,
  {
    widths = PICTURE_WIDTHS,
    format,
    originalWidth = ORIGINAL_WIDTH,
  }: { widths?: readonly number[]; format?: PictureFormat; originalWidth?: number } = {},
): string {
  if (/^(data|blob):/i.test(base)) return '';
  const offered = widths.filter((width) => width <= originalWidth);
  const kept = offered.length > 0 ? offered : widths.slice(0, 1);
  return kept.map((width) => `${withoutSpaces(pictureUrl(base, { width, format }))} ${width}w`).join(', ');
}

/** A space separates address and descriptor in `srcset`. */
function withoutSpaces(address: string): string {
  return address.replace(/\s/g, encodeURIComponent);
}

/** Size in pixels of the pictures that networks show of a page (product R4). */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Picture of pages that have none of their own: the agency's. */
export const AGENCY_SHARE_PICTURE = '/media/share/agency.jpg';

/** Address of the share picture of a picture of the site; undefined for a picture of another site. */
export function sharePicture(url: string): string | undefined {
  const id = /^\/media\/([\w-]+)$/.exec(url)?.[1];
  return id && `/media/share/${id}.jpg`;
}

const FRAGMENT = /^#picture-([1-9]\d{0,3})$/;

/** Fragment of the address of all pictures side by side. */
export const ALL_PICTURES = '#pictures';

/** Fragment of the address of a picture; `index` counts from 0. */
export const pictureHash = (index: number): string => `#picture-${index + 1}`;

/** The picture that a fragment names; undefined for any other fragment, and for a number that the page does not have. */
export function pictureOfHash(hash: string, count: number): number | undefined {
  const number = Number(FRAGMENT.exec(hash)?.[1]);
  return number <= count ? number - 1 : undefined;
}
