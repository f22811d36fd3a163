import * as z from 'zod';
import { AREAS } from '../../domain/region.ts';
import { FEATURES } from '../../domain/search-criteria.ts';
import { goalSchema, languageSchema } from './scalars.ts';
import { listingPlaceSchema } from './listing.ts';

const SUGGESTION_KINDS = ['town', 'province', 'region', 'street', 'type', 'feature', 'listing'] as const;

/** Query of `GET /api/suggestions`: what a visitor has typed so far. */
export const suggestionSearchSchema = z.object({
  lang: languageSchema,
  goal: z.coerce.number().pipe(goalSchema),
  text: z.string().trim().min(1).max(100),
});
export type SuggestionSearch = z.infer<typeof suggestionSearchSchema>;

/**
 * One thing that a visitor may mean. `key` identifies it among those of its kind. `label` is what to show, `detail` a smaller text beside
 * it, maybe empty; `matched` are the parts of the label that were typed, as [start, end) of UTF-16 units. `count` is the number of listings
 * that choosing it finds. Choosing it adds `filters` to the search, whose names are those of the list's address; a listing has a `place`
 * instead, for the link to its page.
 */
export const suggestionSchema = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  key: z.string(),
  label: z.string(),
  detail: z.string(),
  count: z.number().int(),
  matched: z.array(z.tuple([z.number().int(), z.number().int()])),
  filters: z.object({
    search: z.string().optional(),
    city: z.array(z.string()).optional(),
    area: z.array(z.enum(AREAS)).optional(),
    type: z.array(z.number().int()).optional(),
    with: z.array(z.enum(FEATURES)).optional(),
  }),
  place: listingPlaceSchema.nullable(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** At most ten, the likeliest first. */
export const suggestionListSchema = z.object({ items: z.array(suggestionSchema).max(10) });
export type SuggestionList = z.infer<typeof suggestionListSchema>;

/** Query of `GET /api/addresses`: what a visitor has written of an address so far. */
export const addressSearchSchema = z.object({
  lang: languageSchema,
  street: z.string().trim().max(100).default(''),
  zip: z.string().trim().max(10).default(''),
});
export type AddressSearch = z.output<typeof addressSearchSchema>;

/** Streets of the agency's own listings that begin so, and the places of a postal code under all of their names. */
export const addressListSchema = z.object({
  streets: z.array(z.object({ name: z.string(), zip: z.string(), city: z.string() })).max(8),
  towns: z.array(z.string()),
});
export type AddressList = z.output<typeof addressListSchema>;
