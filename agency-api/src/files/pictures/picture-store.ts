import type { PictureRecord } from './picture-record.ts';

/** Store of the pictures of listings. */
export interface PictureStore {
  find(id: string): Promise<PictureRecord | null>;
}
