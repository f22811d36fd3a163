import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { pictures } from '../database/schema/pictures.ts';
import type { PictureStore } from './picture-store.ts';

/** The pictures that the feeds name. */
export function databasePictures(database: Database): PictureStore {
  const { id, source, width, height, colour } = pictures;
  return {
    async find(wanted) {
      const [found] = await database
        .select({ id, source, width, height, colour })
        .from(pictures)
        .where(eq(id, wanted));
      return found ?? null;
    },
    async rememberColour(wanted, measured) {
      await database.update(pictures).set({ colour: measured }).where(eq(id, wanted));
    },
  };
}
