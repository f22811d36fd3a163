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
