import { AGENCY_SHARE_PICTURE, SHARE_PICTURE, sharePicture } from 'shared-kit/domain/picture-address';

/** A picture as networks are told of it; sizes only where they are known. */
export interface ShareImage {
  url: string;
  width?: number;
  height?: number;
}

/** The picture that networks show of a page: its own, else the agency's (product R4). `origin` is that of the site. */
export function shareImage(image: string | undefined, origin: string): ShareImage {
  const own = image && sharePicture(image);
  const other = image && !own ? webAddress(image, origin) : undefined;
  return other ? { url: other } : { url: origin + (own || AGENCY_SHARE_PICTURE), ...SHARE_PICTURE };
}

/** An absolute http(s) address; undefined for anything else. */
export function webAddress(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}
