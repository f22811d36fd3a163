import * as z from 'zod';
import { listingFilterShape, priceLabelSchema, refuseEmptyRanges } from './listing.ts';

/** With more listings than this a map gets a grid of counts instead (product S51). */
export const MOST_POINTS = 2_000;

/** Query of `GET /api/map`: a search, and the part of the map that is looked at, which filters nothing. */
export const mapSearchSchema = z
  .object({
    ...listingFilterShape,
    /** South, west, north and east. */
    view: listingFilterShape.bounds,
    zoom: z.coerce.number().int().min(0).max(20).default(8),
  })
  .superRefine(refuseEmptyRanges);
export type MapSearch = z.infer<typeof mapSearchSchema>;

/**
 * A listing on the map. `price` in euro, null where none is shown; `typeId` is its first WebID. A listing without public address stands at
 * the centre of its town (product L10).
 */
const mapPointSchema = z.object({
  id: z.number().int(),
  lat: z.number(),
  lng: z.number(),
  price: z.number().nullable(),
  /** Of a price of new build (product L7). */
  vat: priceLabelSchema.shape.vat,
  typeId: z.number().int().nullable(),
  marquee: z.number().int(),
  /** Sold or rented. */
  closed: z.boolean(),
  /** Both in the language that was asked for, where they are known in it. */
  town: z.string().optional(),
  title: z.string().optional(),
});

const mapClusterSchema = z.object({ lat: z.number(), lng: z.number(), count: z.number().int() });
export type MapCluster = z.infer<typeof mapClusterSchema>;

/**
 * The results of a search on a map. With at most 2,000 of them `points` are all of them; else those of the view, or `clusters` where the
 * view has more. `extent` is south, west, north and east of all. `unplaced` have no known place.
 */
export const mapAnswerSchema = z.object({
  total: z.number().int(),
  unplaced: z.number().int(),
  extent: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  isWhole: z.boolean(),
  points: z.array(mapPointSchema),
  /** The chosen towns, and how far around them is searched too (product S18): 0 without a radius. */
  around: z.array(z.object({ lat: z.number(), lng: z.number(), km: z.number() })),
  clusters: z.array(mapClusterSchema),
  /** Marquees without a marker of their own (product S13). */
  marqueeIgnore: z.array(z.number().int()),
  /** Site-relative picture that marks the other marquees; null for a ring. */
  customMarker: z.string().nullable(),
});
export type MapAnswer = z.infer<typeof mapAnswerSchema>;
