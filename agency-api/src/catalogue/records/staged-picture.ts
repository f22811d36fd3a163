import type { PictureRecord, SmallPictureRecord } from 'shared-kit/contracts/feed/feed-values';
import { pictureReference } from '../../database/stored/picture-reference.ts';

/** A future row of `pictures`. */
interface StagedPicture {
  id: string;
  source: string;
  name: string;
  kind: string;
  width: number;
  height: number;
}

export function stagedPicture(picture: PictureRecord | SmallPictureRecord): StagedPicture {
  return { ...pictureReference(picture), source: picture.Url };
}

/** Size of pictures for which the feed has only an address: portraits and project covers. */
const ASSUMED_SIZE = { portrait: { Width: 400, Height: 400 }, cover: { Width: 1600, Height: 1067 } };

/** A picture for which the feed has only an address. */
export function bareStagedPicture(
  source: string,
  name: string,
  use: keyof typeof ASSUMED_SIZE,
): StagedPicture {
  return stagedPicture({ ID: source, Url: source, Name: name, Kind: 'photo', ...ASSUMED_SIZE[use] });
}
