import * as z from 'zod';
import { languageSchema } from '../api/scalars.ts';
import {
  cityRecordSchema,
  projectRecordSchema,
  propertyRecordSchema,
  propertyTypeRecordSchema,
  projectDetailRecordSchema,
  ownerRecordSchema,
} from './list-records.ts';
import { propertyDetailRecordSchema } from './property-detail-record.ts';

/** Required lists of a feed; any may be empty (product D1). */
export const requiredFeedLists = {
  properties: propertyRecordSchema,
  projects: projectRecordSchema,
  webIDs: propertyTypeRecordSchema,
  citys: cityRecordSchema,
  citysSale: cityRecordSchema,
  citysRent: cityRecordSchema,
  neighbourhoods: z.unknown(),
} as const;

/** Optional lists of a feed. */
const optionalFeedLists = {
  details: propertyDetailRecordSchema,
  projectDetails: projectDetailRecordSchema,
  owners: ownerRecordSchema,
} as const;

/** The schema of one record of each list, so that a loader can check records one at a time. */
export const feedLists = { ...requiredFeedLists, ...optionalFeedLists } as const;
export type FeedListName = keyof typeof feedLists;

/** One file of an agency's export, in one language. */
export const feedSchema = z
  .object({
    language: languageSchema,
    properties: z.array(propertyRecordSchema),
    projects: z.array(projectRecordSchema),
    webIDs: z.array(propertyTypeRecordSchema),
    citys: z.array(cityRecordSchema),
    citysSale: z.array(cityRecordSchema),
    citysRent: z.array(cityRecordSchema),
    neighbourhoods: z.array(z.unknown()),
    details: z.array(propertyDetailRecordSchema).optional(),
    projectDetails: z.array(projectDetailRecordSchema).optional(),
    owners: z.array(ownerRecordSchema).optional(),
  })
  .meta({ title: 'Agency feed', description: 'What an agency exports: one JSON file per language.' });
export type Feed = z.infer<typeof feedSchema>;

/** The feed's format as JSON Schema (draft 2020-12), for developers of exporters. */
export function feedJsonSchema(): object {
  return z.toJSONSchema(feedSchema, { target: 'draft-2020-12', io: 'input' });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A key of a record that the feed's schema does not know. */
export interface UnknownKey {
  /** Dotted path in the record, array places as numbers: `Pictures.0.Camera`. */
  path: string;
  value: unknown;
}

/**
 * The keys of `raw` that parsing dropped from `parsed`. They are stored separately and reported, never refused: an exporter may
 * support a key before the site does (product D5).
 */
export function unknownKeys(raw: unknown, parsed: unknown, prefix = ''): UnknownKey[] {
  if (Array.isArray(raw) && Array.isArray(parsed)) {
    return raw.flatMap((item, index) => unknownKeys(item, parsed[index], `${prefix}${index}.`));
  }
  if (!isObject(raw) || !isObject(parsed)) return [];
  return Object.entries(raw).flatMap(([key, value]) =>
    key in parsed
      ? unknownKeys(value, parsed[key], `${prefix}${key}.`)
      : [{ path: `${prefix}${key}`, value }],
  );
}
