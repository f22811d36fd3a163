import { eq } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';
import { pictures } from '../../database/schema/pictures.ts';
import type { PictureStore } from './picture-record.ts';

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
