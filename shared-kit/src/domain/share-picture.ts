/** Size in pixels of the pictures that networks show of a page (product R4). */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Picture of pages that have none of their own: the agency's. */
export const AGENCY_SHARE_PICTURE = '/media/share/agency.jpg';

/** Address of the share picture of a picture of the site; undefined for a picture of another site. */
export function sharePicture(url: string): string | undefined {
  const id = /^\/media\/([\w-]+)$/.exec(url)?.[1];
  return id && `/media/share/${id}.jpg`;
}
