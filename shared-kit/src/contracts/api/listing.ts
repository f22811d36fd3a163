import * as z from 'zod';
import { goalSchema, languageSchema, slugSchema } from './scalars.ts';
import { pictureSchema } from './picture.ts';

/** Availability as the headline shows it (product L1). */
export const statusSchema = z.enum([
  'sold',
  'rented',
  'under-offer',
  'under-option',
  'reserved',
  'visits-suspended',
  'new',
  'price-drop',
  'for-takeover',
]);
export type ListingStatus = z.infer<typeof statusSchema>;

/**
 * Which price the site shows; `amount` in euro (product L5, L6). With `annuity`, the amount is the bouquet of a
 * life-annuity sale, which a rent follows; null when the rent is not known.
 */
export const priceLabelSchema = z.object({
  kind: z.enum(['amount', 'from', 'on-request', 'hidden']),
  amount: z.number().nullable(),
  perMonth: z.boolean(),
  annuity: z.object({ monthlyRent: z.number().nullable() }).optional(),
});
export type PriceLabel = z.infer<typeof priceLabelSchema>;

/** Energy label and the region of its scale; `computed` when it comes from no certificate (product E3). */
export const energyLabelSchema = z.object({
  region: z.enum(['flanders', 'brussels', 'wallonia', 'luxembourg']),
  label: z.string(),
  computed: z.boolean(),
});

/** Names of a listing in its path; `project` is that of which it is a unit. */
export const listingSlugsSchema = z.object({ town: slugSchema, title: slugSchema, project: slugSchema });

const sectionSchema = z.enum(['sale', 'rent', 'discreet', 'projects']);

/** What the path of a listing is made of; in the section `projects` it is a unit of the project. */
export const listingPlaceSchema = z.object({
  id: z.number().int(),
  section: sectionSchema,
  projectId: z.number().int().nullable(),
  slugs: listingSlugsSchema,
});

/**
 * One listing as lists show it, in one language. Surfaces in m². `headline` is the feed's TypeDescription. `titleLanguage` is that of
 * the title, or of the headline when there is no title, if it is not the requested language (product T1).
 */
export const listingCardSchema = listingPlaceSchema.extend({
  goal: goalSchema,
  reference: z.string(),
  headline: z.string(),
  title: z.string(),
  titleLanguage: languageSchema.optional(),
  mainType: z.string(),
  typeIds: z.array(z.number().int()),
  city: z.string(),
  zip: z.string(),
  status: statusSchema.nullable(),
  marquee: z.object({ value: z.number().int(), name: z.string() }).nullable(),
  price: priceLabelSchema,
  bedrooms: z.number().int().nullable(),
  bathrooms: z.number().int().nullable(),
  surfaceLiving: z.number().nullable(),
  surfaceGround: z.number().nullable(),
  energyLabel: energyLabelSchema.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  picture: pictureSchema.nullable(),
});
export type ListingCard = z.infer<typeof listingCardSchema>;

export const LISTING_SORTS = ['newest', 'price-asc', 'price-desc', 'type', 'city'] as const;

/** Express parses a repeated query key into an array, a single one into a string: both become lists. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(item).max(100)).default([]);
const minimumCount = z.coerce.number().int().min(0).max(99).optional();

/** The public list, its holiday homes by configuration, or the discreet listings, which are in no other list (product L11). */
export const LISTING_LISTS = ['public', 'discreet', 'holiday'] as const;

/** Query of `GET /api/listings`. Prices in euro, rooms are minimum counts, `city` is "name|zip" in lower case (product S3). */
export const listingSearchSchema = z.object({
  lang: languageSchema,
  goal: z.coerce.number().pipe(goalSchema),
  list: z.enum(LISTING_LISTS).default('public'),
  search: z.string().trim().max(100).optional(),
  city: listOf(z.string().min(1).max(120)),
  type: listOf(z.coerce.number().int()),
  bedrooms: minimumCount,
  bathrooms: minimumCount,
  showerrooms: minimumCount,
  toilets: minimumCount,
  garages: minimumCount,
  priceMin: z.coerce.number().int().min(0).optional(),
  priceMax: z.coerce.number().int().min(0).optional(),
  sort: z.enum(LISTING_SORTS).default('newest'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(48).optional(),
});
export type ListingSearch = z.infer<typeof listingSearchSchema>;
/** The same query as input: fields with a default are optional. */
export type ListingSearchInput = Omit<Partial<ListingSearch>, 'lang' | 'goal'> &
  Pick<ListingSearch, 'lang' | 'goal'>;

/** Cities and types with the number of visible listings; each list ignores its own filter, so that further values can be selected. */
export const listingFacetsSchema = z.object({
  cities: z.array(z.object({ key: z.string(), name: z.string(), zip: z.string(), count: z.number().int() })),
  types: z.array(z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })),
});
export type ListingFacets = z.infer<typeof listingFacetsSchema>;

/** One page of a list. A page past the end returns the last page, with its number in `page`. */
export const listingPageSchema = z.object({
  items: z.array(listingCardSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
  pageSize: z.number().int(),
  facets: listingFacetsSchema,
});
export type ListingPage = z.infer<typeof listingPageSchema>;
