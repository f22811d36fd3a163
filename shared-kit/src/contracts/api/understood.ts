import * as z from 'zod';
import { AREAS } from '../../domain/region.ts';
import { ENERGY_GROUPS, FEATURES } from '../../domain/search-criteria.ts';
import { RADII, ROOM_FIELDS } from '../../domain/listing-query.ts';
import { languageSchema } from './scalars.ts';

const UNDERSTOOD_KINDS = [
  'town',
  'area',
  'type',
  'street',
  'reference',
  'rooms',
  'price',
  'surface',
  'energy',
  'feature',
  'words',
] as const;
export type UnderstoodKind = (typeof UNDERSTOOD_KINDS)[number];

/** What a part of a text says, by the names of a list's address, where a filter says the same. */
const understoodFiltersSchema = z.object({
  city: z.array(z.string()).optional(),
  /** Kilometres around the towns. */
  radius: z.literal(RADII).optional(),
  area: z.array(z.enum(AREAS)).optional(),
  type: z.array(z.number().int()).optional(),
  with: z.array(z.enum(FEATURES)).optional(),
  energy: z.array(z.enum(ENERGY_GROUPS)).optional(),
  rooms: z.object({ field: z.enum(ROOM_FIELDS), least: z.number().int() }).optional(),
  range: z
    .object({
      of: z.enum(['price', 'living', 'plot']),
      min: z.number().optional(),
      max: z.number().optional(),
    })
    .optional(),
});
export type UnderstoodFilters = z.infer<typeof understoodFiltersSchema>;

/**
 * One thing that a typed text asks for: `text` are its words as typed, `rest` is the text without them. `label` is what the page calls it, null
 * where that is the words themselves, or words that the page has for its filters. `inLanguages` is what says the same in each language, where
 * the API knows: a kind of home, a swimming pool.
 */
export const understoodSchema = z.object({
  kind: z.enum(UNDERSTOOD_KINDS),
  text: z.string(),
  label: z.string().nullable(),
  rest: z.string(),
  filters: understoodFiltersSchema,
  inLanguages: z.partialRecord(languageSchema, z.string()).optional(),
});
export type Understood = z.infer<typeof understoodSchema>;
