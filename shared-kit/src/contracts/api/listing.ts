import type { CategoryNode } from '../../domain/category-tree.ts';
import * as z from 'zod';
import { AREAS } from '../../domain/region.ts';
import { ENERGY_GROUPS, FEATURES, MAX_SURFACE } from '../../domain/search-criteria.ts';
import { RADII, SORTS } from '../../domain/listing-query.ts';
import { parseBounds, readPolygon, type PolygonFault } from '../../domain/map-area.ts';
import { LISTING_STATUSES } from '../../domain/status.ts';
import { goalSchema, languageSchema, slugSchema } from './scalars.ts';
import { pictureSchema } from './picture.ts';
import { understoodSchema } from './understood.ts';

/** Availability as the headline shows it (product L1). */
export const statusSchema = z.enum(LISTING_STATUSES);
export type ListingStatus = z.infer<typeof statusSchema>;

/**
 * Which price the site shows; `amount` in euro (product L5, L6). `vat` is there for new build (product L7). With `annuity`, the amount is the bouquet of a
 * life-annuity sale, which a rent follows; null when the rent is not known. `ofAnnuity` is there where it is the whole price of one.
 */
export const priceLabelSchema = z.object({
  kind: z.enum(['amount', 'from', 'on-request', 'hidden']),
  amount: z.number().nullable(),
  perMonth: z.boolean(),
  vat: z.enum(['excluded', 'included']).optional(),
  annuity: z.object({ monthlyRent: z.number().nullable() }).optional(),
  ofAnnuity: z.literal(true).optional(),
  /** What the price is of, in the feed's words; of a rent in place of the month. */
  unit: z.string().optional(),
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
 * the title, or of the headline when there is no title, if it is not the requested language (product T1). `picture` is the first of
 * `pictures`. `pricePerM2` in euro is that of the living surface, null where the price is not shown. `addedOn` is the day on which the site
 * first had the listing.
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
  pricePerM2: z.number().int().nullable(),
  newBuild: z.boolean(),
  addedOn: z.iso.date().nullable(),
  bedrooms: z.number().int().nullable(),
  bathrooms: z.number().int().nullable(),
  surfaceLiving: z.number().nullable(),
  surfaceGround: z.number().nullable(),
  energyLabel: energyLabelSchema.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  picture: pictureSchema.nullable(),
  pictures: z.array(pictureSchema),
});
export type ListingCard = z.infer<typeof listingCardSchema>;

/** Express parses a repeated query key into an array, a single one into a string: both become lists. */
const createListSchema = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(item).max(100)).default([]);
const minimumCount = z.coerce.number().int().min(0).max(99).optional();

/** The public list, its holiday homes by configuration, or the discreet listings, which are in no other list (product L11). */
const LISTING_LISTS = ['public', 'discreet', 'holiday'] as const;

/** A number from a query; a nested key or a list is none. */
const wholeNumber = (max: number) => z.coerce.number().int().min(0).max(max).optional();

const POLYGON_RULES: Readonly<Record<PolygonFault, string>> = {
  format: 'written as lat,lng;lat,lng;…',
  points: '3 to 60 points',
  crossing: 'sides must not cross',
};

const boundsText = z.string().refine((text) => parseBounds(text) !== undefined, {
  params: { rule: 'written as south,west,north,east in degrees' },
});
const polygonText = z.string().superRefine((text, context) => {
  const read = readPolygon(text);
  if (typeof read === 'string') context.addIssue({ code: 'custom', params: { rule: POLYGON_RULES[read] } });
});

/**
 * What searches filter by. Prices in euro, rooms are minimum counts, surfaces in m², `city` is "name|zip" in lower case (product S3). Cities,
 * public places within `radius` km of their centres, and areas are alternatives; so are types and energy letters. All of `with` are wanted.
 */
export const listingFilterShape = {
  lang: languageSchema,
  goal: z.coerce.number().pipe(goalSchema),
  list: z.enum(LISTING_LISTS).default('public'),
  search: z.string().trim().max(100).optional(),
  city: createListSchema(z.string().min(1).max(120)),
  radius: z.coerce.number().pipe(z.literal(RADII)).optional(),
  area: createListSchema(z.enum(AREAS)),
  type: createListSchema(z.coerce.number().int()),
  bedrooms: minimumCount,
  bathrooms: minimumCount,
  showerrooms: minimumCount,
  toilets: minimumCount,
  garages: minimumCount,
  priceMin: z.coerce.number().int().min(0).optional(),
  priceMax: z.coerce.number().int().min(0).optional(),
  energy: createListSchema(z.enum(ENERGY_GROUPS)),
  livingMin: wholeNumber(MAX_SURFACE),
  livingMax: wholeNumber(MAX_SURFACE),
  plotMin: wholeNumber(MAX_SURFACE),
  plotMax: wholeNumber(MAX_SURFACE),
  with: createListSchema(z.enum(FEATURES)),
  available: z.iso.date().optional(),
  annuity: z.enum(['show', 'hide']).default('show'),
  sold: z.enum(['hide', 'show']).default('hide'),
  bounds: boundsText.optional(),
  polygon: polygonText.optional(),
};

const RANGES = [
  ['priceMin', 'priceMax'],
  ['livingMin', 'livingMax'],
  ['plotMin', 'plotMax'],
] as const;

/** Refuses a maximum below its minimum. */
export function refuseEmptyRanges(
  filter: Partial<Record<(typeof RANGES)[number][number], number | undefined>>,
  context: z.RefinementCtx,
): void {
  for (const [min, max] of RANGES) {
    if (filter[min] !== undefined && filter[max] !== undefined && filter[max] < filter[min])
      context.addIssue({ code: 'custom', path: [max], params: { rule: `not below ${min}` } });
  }
}

/** Query of `GET /api/listings`. */
export const listingSearchSchema = z
  .object({
    ...listingFilterShape,
    sort: z.enum(SORTS).default('newest'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(48).optional(),
  })
  .superRefine(refuseEmptyRanges);
export type ListingSearch = z.infer<typeof listingSearchSchema>;
/** The filters of a search, without order and page. */
export type ListingFilter = Omit<ListingSearch, 'sort' | 'page' | 'pageSize'>;

const facetCount = z.number().int();
const cityCountSchema = z.object({ key: z.string(), name: z.string(), zip: z.string(), count: facetCount });

/**
 * Choices with the number of listings that each would find; each list ignores its own filter, so that further values can be selected.
 * Cities and areas are one filter. Cities and types that the list has without any filter are there even with count 0, and so are all areas,
 * energy letters and features. `sold` counts the sold and rented listings that the other filters leave.
 */
const categoryNodeSchema: z.ZodType<CategoryNode> = z.lazy(() =>
  z.object({
    id: z.number().int(),
    parentid: z.number().int().nullable(),
    /** WebID. */
    value: z.number().int(),
    label: z.string(),
    children: z.array(categoryNodeSchema),
  }),
);

export const listingFacetsSchema = z.object({
  cities: z.array(cityCountSchema),
  types: z.array(z.object({ id: z.number().int(), name: z.string(), count: facetCount })),
  /** The types that belong to others below them (product M5). Absent: none does. */
  typeTree: z.array(categoryNodeSchema).optional(),
  areas: z.array(z.object({ key: z.enum(AREAS), name: z.string(), count: facetCount })),
  energy: z.array(z.object({ group: z.enum(ENERGY_GROUPS), count: facetCount })),
  features: z.array(z.object({ feature: z.enum(FEATURES), count: facetCount })),
  sold: facetCount,
});
export type ListingFacets = z.infer<typeof listingFacetsSchema>;

/** A filter of the address that a visitor can drop; `city` with its radius, `living` with both limits, and so on. */
export const DROPPABLE_FILTERS = [
  'search',
  'city',
  'radius',
  'area',
  'type',
  'bedrooms',
  'bathrooms',
  'showerrooms',
  'toilets',
  'garages',
  'price',
  'energy',
  'living',
  'plot',
  'with',
  'available',
  'annuity',
  'sold',
  'bounds',
  'polygon',
] as const;
export type DroppableFilter = (typeof DROPPABLE_FILTERS)[number];

/**
 * What a search that finds nothing is near to: the filters without which it finds something, those that find most first (dropping `sold` or
 * `annuity` shows those too), and the nearest towns with listings that the other filters leave, the nearest first. With a `part`, only this
 * part of the text is dropped, by its place in `understood`; with a `feature`, only this one. `homes`, at most four, are near the place
 * that is named, or else found without the filter that leaves most.
 */
export const listingAlternativesSchema = z.object({
  without: z.array(
    z.object({
      filter: z.enum(DROPPABLE_FILTERS),
      part: z.number().int().optional(),
      feature: z.enum(FEATURES).optional(),
      count: facetCount,
    }),
  ),
  towns: z.array(cityCountSchema.extend({ distanceKm: z.number() })),
  homes: z.array(listingCardSchema).max(4),
});
export type ListingAlternatives = z.infer<typeof listingAlternativesSchema>;

/**
 * One page of a list. A page past the end returns the last page, with its number in `page`. `correctedSearch` is the text as it was
 * understood when words were taken for misspelt ones, which is only where it means nothing as typed, else null. `understood` is what the text
 * asks for, in its order, all of it wanted. `townKeys` are the keys, by language, of towns that are chosen or that the text names. `alternatives` is null unless there are no items.
 */
export const listingPageSchema = z.object({
  items: z.array(listingCardSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
  pageSize: z.number().int(),
  facets: listingFacetsSchema,
  correctedSearch: z.string().nullable(),
  understood: z.array(understoodSchema),
  townKeys: z.record(z.string(), z.partialRecord(languageSchema, z.string())),
  alternatives: listingAlternativesSchema.nullable(),
});
export type ListingPage = z.infer<typeof listingPageSchema>;
