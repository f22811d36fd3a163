import type { IntlShape } from 'react-intl';
import type { Picture } from 'shared-kit/contracts/api/picture';

/** What a picture shows, with the day of one of a building's progress; empty where nobody said what. */
export function pictureText(
  { alt, takenOn }: Pick<Picture, 'alt' | 'takenOn'>,
  { formatDate }: Pick<IntlShape, 'formatDate'>,
): string {
  const day = takenOn && formatDate(takenOn, { dateStyle: 'long', timeZone: 'UTC' });
  return [alt, day].filter(Boolean).join(', ');
}

/** What stands below a picture: what it shows, or of what it is, by its number. */
export function pictureCaption(
  picture: Pick<Picture, 'alt' | 'takenOn' | 'kind'>,
  { name, position }: { name: string; position: number },
  intl: Pick<IntlShape, 'formatDate' | 'formatMessage'>,
): string {
  const id = picture.kind === 'floorplan' ? 'gallery.floorPlanCaption' : 'gallery.photoCaption';
  return pictureText(picture, intl) || intl.formatMessage({ id }, { title: name, index: position });
}
