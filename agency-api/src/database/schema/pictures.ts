import { integer, pgTable, text } from '../drizzle.ts';

/** Every picture that a feed names. The id follows from the source alone, so that an address may be cached for ever. */
export const pictures = pgTable('pictures', {
  id: text().primaryKey(),
  /** http(s) address. */
  source: text().notNull(),
  name: text().notNull(),
  kind: text().$type<'photo' | 'floorplan' | 'progress'>().notNull(),
  /** Of the original, in pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
});
