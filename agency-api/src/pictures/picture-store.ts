import type { PictureRecord } from './picture-record.ts';

/** Store of the pictures of listings. */
export interface PictureStore {
  find(id: string): Promise<PictureRecord | null>;
  /** Stores the dominant colour for lists. */
  rememberColour(id: string, colour: string): Promise<void>;
}
