import * as z from 'zod';

const priceRangeSchema = z
  .strictObject({
    min: z.number().int().min(0),
    max: z.number().int().positive(),
    step: z.number().int().positive(),
  })
  .refine(({ min, max }) => min < max, { path: ['max'], error: 'must be above min' });
const marqueesSchema = z.array(z.number().int().min(0));

/** `listings.json`: how listings are read and shown. Every value has the default of the specification. */
export const listingsFileSchema = z.strictObject({
  /** Listings per page (decisions S2). */
  pageSize: z.number().int().min(1).max(48).default(12),
  /** In euro (spec 9). */
  priceRanges: z
    .strictObject({ sale: priceRangeSchema, rent: priceRangeSchema })
    .default({ sale: { min: 0, max: 3_000_000, step: 1_000 }, rent: { min: 0, max: 2_000, step: 100 } }),
  /** The exporter's spelling → the right one (decisions P7). */
  cityCorrections: z.record(z.string().min(1), z.string().min(1)).default({}),
  /** Years to renovate a Flemish home with label E or F (decisions D4). */
  renovationNoticeYears: z.number().int().min(1).max(30).default(5),
  /** Marquee values that make a listing discreet. */
  discreetMarquees: marqueesSchema.default([]),
  /** Marquee values without a marker of their own on the map (decisions S3). */
  marqueeIgnoreList: marqueesSchema.default([]),
});
export type ListingsFile = z.infer<typeof listingsFileSchema>;
