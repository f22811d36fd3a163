import * as z from 'zod';
import { parseCityKey } from 'shared-kit/domain/towns';
import { filmHostsSchema, roomChoicesSchema } from 'shared-kit/contracts/api/site';
import { MAP_TYPES, USUAL_MAP_TYPE } from 'shared-kit/domain/map-type';
import { contentPictureSchema } from './picture.ts';

/** The range is part of the addresses of searches and of the forms' checks; a value here would change nothing. */
const fixedPriceRanges = z
  .never(
    'cannot be configured, leave it out: the site searches from 0 to 3,000,000 in steps of 1,000 for sale and from 0 to 2,000 in steps of 100 for rent',
  )
  .optional();
const citySchema = z
  .string()
  .refine((key) => parseCityKey(key) !== undefined, 'must look like "durbuy|6940"');
const marqueesSchema = z.array(z.number().int().min(0));

const percent = z.number().min(0).max(100);

/** The table of the fees: a share of each part of the price, and what is added to it. Fees without VAT. */
const notaryFeesSchema = z
  .strictObject({
    /** The parts in their order; the last one has no end. */
    bands: z.array(z.strictObject({ upTo: z.number().positive().optional(), percent })).min(1),
    /** Euro of administrative costs. */
    fixed: z.number().min(0).max(100_000).default(0),
    vatPercent: percent.default(21),
  })
  .refine(
    ({ bands }) => bands.every(({ upTo }, index) => (upTo === undefined) === (index === bands.length - 1)),
    'every band but the last one must have upTo',
  )
  .refine(
    ({ bands }) =>
      bands.every(({ upTo }, index) => index === 0 || upTo === undefined || upTo > bands[index - 1]!.upTo!),
    'upTo must rise from band to band',
  );
export type NotaryFees = z.infer<typeof notaryFeesSchema>;

/** `listings.json`: how listings are read and shown. Every value has a default (product G2). */
export const listingsFileSchema = z.strictObject({
  /** Listings per page (product S9). */
  pageSize: z.number().int().min(1).max(48).default(12),
  priceRanges: fixedPriceRanges,
  /** The exporter's spelling → the right one (product L16). */
  cityCorrections: z.record(z.string().min(1), z.string().min(1)).default({}),
  /** Years to renovate a Flemish home with label E or F (product E8). */
  renovationNoticeYears: z.number().int().min(1).max(30).default(5),
  /** Marquee values that make a listing discreet. */
  discreetMarquees: marqueesSchema.default([]),
  /** Which listings are holiday homes: of a type (WebID), in a town ("name|zip" in lower case), or by reference (product L11). */
  holiday: z
    .strictObject({
      types: z.array(z.number().int()).default([]),
      towns: z.array(citySchema).default([]),
      references: z.array(z.string().min(1).max(60)).default([]),
    })
    .prefault({}),
  /** Notary fees of a purchase, where the feed has none; without the table they are said to be unknown (product P18). */
  notaryFees: notaryFeesSchema.optional(),
  /** Whether pages tell how the public price of a listing has changed on this site (product P24). */
  showPriceHistory: z.boolean().default(false),
  /** How the map looks before the visitor chooses (product S11). */
  map: z
    .strictObject({
      type: z.enum(MAP_TYPES).default(USUAL_MAP_TYPE),
      /** Whether pages of properties offer Google's pictures of the street, where there is a key (product P31). */
      streetView: z.boolean().default(false),
      /** The picture on pins of listings with a marquee; without it they have a ring. */
      marker: contentPictureSchema.optional(),
    })
    .prefault({}),
  /** Rooms that a search offers; without it all of them, up to the highest number (product S4). */
  rooms: roomChoicesSchema
    .refine((rooms) => Object.keys(rooms).length > 0, 'must name a room, or be left out')
    .optional(),
  /** Origins whose film files play in the page of a property; those of others are links (product P10). */
  filmHosts: filmHostsSchema.default([]),
  /** Marquee values without a marker of their own on the map (product S13). */
  marqueeIgnoreList: marqueesSchema.default([]),
});
