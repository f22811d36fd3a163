import type { Picture } from 'shared-kit/contracts/api/picture';
import type { PictureReference } from '../../records/detail-summary.ts';

/** Off-white, until the picture's colour is measured. */
const UNKNOWN_COLOUR = '#e4dfd5';

/** A picture as the site shows it; without a name its description is that of its listing. */
export function shownPicture(
  { id, name, kind, takenOn, width, height }: PictureReference,
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
    ...(takenOn && { takenOn }),
  };
}
