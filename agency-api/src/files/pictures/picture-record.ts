import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { pictures } from '../../database/schema/pictures.ts';

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

/** The pictures of the feeds. */
export function databasePictures(database: Database): PictureStore {
  const { id, source, width, height } = pictures;
  return {
    async find(wanted) {
      const [found] = await database
        .select({ id, source, width, height })
        .from(pictures)
        .where(eq(id, wanted));
      return found ?? null;
    },
  };
}
