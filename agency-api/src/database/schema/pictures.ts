import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Every picture that a feed names. The id follows from the source alone, so that an address may be cached for ever. */
export const pictures = pgTable(
  'pictures',
  {
    id: text().primaryKey(),
    /** http(s) address. */
    source: text().notNull(),
    name: text().notNull(),
    kind: text().$type<'photo' | 'floorplan' | 'progress'>().notNull(),
    /** Of the original, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Dominant colour as `#rrggbb`; null until the picture was first read. */
    colour: text(),
    /** Of `picture_colours`, when the colour was measured; null for one that the feed gave. */
    colourVersion: bigint('colour_version', { mode: 'number' }),
  },
  (table) => [
    index('pictures_colour_version')
      .on(table.colourVersion)
      .where(sql`${table.colourVersion} is not null`),
  ],
);

/** One row, or none before the first. The version rises with every colour that is measured, so that ready answers notice. */
export const pictureColours = pgTable('picture_colours', {
  id: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull(),
});
