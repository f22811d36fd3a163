/**
 * A picture that can be requested. `source` is an http(s) address or a file path relative to one of
 * the picture folders. Width and height are those of the original, in pixels.
 */
export interface PictureRecord {
  id: string;
  source: string;
  width: number;
  height: number;
}

/** Store of the pictures of listings. */
export interface PictureStore {
  find(id: string): Promise<PictureRecord | null>;
}
