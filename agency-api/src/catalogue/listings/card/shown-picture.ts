import type { Picture } from 'shared-kit/contracts/api/picture';
import type { PictureReference } from '../../../database/stored/picture-reference.ts';

/** A picture as the site shows it; without a name its description is that of its listing. */
export function shownPicture(
  { id, name, kind, takenOn, width, height }: PictureReference,
  subject: string,
): Picture {
  return {
    id,
    url: `/media/${id}`,
    width,
    height,
    alt: name || subject,
    kind,
    ...(takenOn && { takenOn }),
  };
}
