import type { Picture } from 'shared-kit/contracts/api/picture';
import type { PictureReference } from '../../records/detail-summary.ts';

/** Paper, until the picture was read for the first time. */
const UNKNOWN_COLOUR = '#e4dfd5';

/** A picture as the site shows it; without a name of its own it is described by what it belongs to. */
export function shownPicture(
  { id, name, kind, width, height }: PictureReference,
  colour: string | null | undefined,
  subject: string,
): Picture {
  return {
    id,
    url: `/media/${id}`,
    width,
    height,
    colour: colour ?? UNKNOWN_COLOUR,
    alt: name || subject,
    kind,
  };
}
