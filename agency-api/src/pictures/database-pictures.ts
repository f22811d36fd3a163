import { eq, sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';
import { pictures } from '../database/schema/pictures.ts';
import type { PictureStore } from './picture-store.ts';

/** The pictures of the feeds. */
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
      await database.transaction(async (tx) => {
        await tx.update(pictures).set({ colour: measured }).where(eq(id, wanted));
        await tx
          .update(pictures)
          .set({ colourVersion: await nextColourVersion(tx) })
          .where(eq(id, wanted));
      });
    },
  };
}

/** The counter is locked until the transaction ends: a reader of a version sees every colour up to it. */
async function nextColourVersion(tx: Database): Promise<number> {
  const [next] = await rows<{ version: number }>(
    tx,
    sql`insert into picture_colours (version) values (1)
      on conflict (id) do update set version = picture_colours.version + 1 returning version::int as version`,
  );
  return next!.version;
}
