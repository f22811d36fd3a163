import type { PictureRecord } from './picture-record.ts';

/** Where the pictures of listings are known. */
export interface PictureStore {
  find(id: string): Promise<PictureRecord | null>;
  /** Keeps the dominant colour for lists. */
  rememberColour(id: string, colour: string): Promise<void>;
}
