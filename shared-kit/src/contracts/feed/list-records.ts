import * as z from 'zod';
import { goalSchema, languageSchema } from '../api/scalars.ts';
import { recordId, shortText, webUrl } from './feed-values.ts';
import { smallPictureRecordSchema } from './media-records.ts';

const zip = z.string().max(20);

/** A record of the list `properties` (product D9). */
export const propertyRecordSchema = z
  .object({
    ID: recordId,
    Goal: goalSchema,
    City: shortText,
    Zip: zip,
    TypeDescription: shortText,
    WebID: recordId,
    WebIDs: z
      .string()
      .regex(/^\s*(\d{1,9}\s*(,\s*\d{1,9}\s*)*)?$/, 'must be numbers with commas between them'),
    MainTypeName: shortText,
    language: languageSchema,
    RecordFile: z.string().min(1).max(100),
    ProjectID: recordId.nullish(),
    Marquee: z.number().int().min(0).max(32_767),
    SmallPictureItem: smallPictureRecordSchema.nullish(),
  })
  .meta({ id: 'Property' });
export type PropertyRecord = z.infer<typeof propertyRecordSchema>;

/** A record of the list `projects` (product D14). */
export const projectRecordSchema = z
  .object({
    ID: recordId,
    Goal: goalSchema,
    City: shortText,
    Zip: zip,
    WebID: z.string().max(100),
    WebIDName: shortText,
    ProjectWebID: recordId,
    SmallPicture: z.union([z.literal(''), webUrl]),
    PriceMin: z.number().min(0).nullish(),
    PriceMax: z.number().min(0).nullish(),
    language: languageSchema,
  })
  .meta({ id: 'Project' });
export type ProjectRecord = z.infer<typeof projectRecordSchema>;

/** A record of the list `webIDs` (product D12). */
export const propertyTypeRecordSchema = z
  .object({
    ID: recordId,
    /** ID of the type that it belongs to (product M5). */
    ParentID: recordId.nullish(),
    WebID: recordId,
    Name: shortText,
    ShowOrder: z.number().int().min(0).max(1_000_000),
    Sale: z.boolean(),
    Rent: z.boolean(),
    language: languageSchema,
  })
  .meta({ id: 'PropertyType' });
export type PropertyTypeRecord = z.infer<typeof propertyTypeRecordSchema>;

/** A record of the lists `citys`, `citysSale` and `citysRent` (product D13). */
export const cityRecordSchema = z
  .object({
    Name: shortText,
    Zip: zip,
    CountryID: recordId,
    CountryName: shortText,
    PropertyCount: z.number().int().min(0),
    language: languageSchema,
  })
  .meta({ id: 'City' });
export type CityRecord = z.infer<typeof cityRecordSchema>;
