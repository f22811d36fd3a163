import { hash } from 'node:crypto';
import type { PictureRecord, SmallPictureRecord } from 'shared-kit/contracts/feed/feed-values';

/** The id of a picture in addresses, derived from its source: the same in every language and load. */
function pictureId(source: string): string {
  return hash('sha1', source, 'base64url').slice(0, 16);
}

/** A picture as stored beside its listing: its row in `pictures` has the source. */
export interface PictureReference {
  id: string;
  name: string;
  kind: PictureRecord['Kind'];
  /** The day of a picture of the building's progress. */
  takenOn?: string;
  width: number;
  height: number;
}

export function pictureReference(picture: PictureRecord | SmallPictureRecord): PictureReference {
  return {
    id: pictureId(picture.Url),
    name: picture.Name,
    kind: 'Kind' in picture ? picture.Kind : 'photo',
    width: picture.Width,
    height: picture.Height,
    ...('Kind' in picture &&
      picture.Kind === 'progress' &&
      picture.Date && { takenOn: picture.Date.slice(0, 'YYYY-MM-DD'.length) }),
  };
}
