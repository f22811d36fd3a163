import * as z from 'zod';
import { goalSchema, languageSchema } from '../api/scalars.ts';
import { recordId, shortText, webUrl, smallPictureRecordSchema, documents, pictures } from './feed-values.ts';
import * as v from './feed-values.ts';
import { addressKeys } from './property-detail-record.ts';

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

/** A part of a project that is sold and built at a time of its own (product D22). */
const phaseSchema = z.object({
  Name: v.shortText.min(1),
  /** `planned`, `selling`, `building` or `delivered`, which the site words; any other text is shown as it is. */
  Status: v.text,
  Delivery: v.text,
  /** IDs of its units. */
  Units: z.array(v.recordId).max(1000).nullish(),
});
export type PhaseRecord = z.infer<typeof phaseSchema>;

/** A record of the list `projectDetails`: one per project and language. */
export const projectDetailRecordSchema = z
  .object({
    ID: v.recordId,
    language: languageSchema,
    Name: v.text,
    Description: v.html,
    ...addressKeys,
    /** Page elsewhere that takes the place of the project's page on the site. */
    ExternalUrl: v.webUrl.nullish(),
    Delivery: v.text,
    Phases: z.array(phaseSchema).max(50).nullish(),
    Situation: v.html,
    BedRoomsMin: v.count,
    BedRoomsMax: v.count,
    SurfaceMin: v.measure,
    SurfaceMax: v.measure,
    Pictures: pictures,
    Documents: documents,
  })
  .meta({ id: 'ProjectDetail' });
export type ProjectDetailRecord = z.infer<typeof projectDetailRecordSchema>;

/** A record of the list `owners`: the properties whose statistics an owner may see. Never leaves the agency API. */
export const ownerRecordSchema = z
  .object({
    Email: z.email().max(320),
    FirstName: shortText,
    LastName: shortText,
    language: languageSchema,
    Properties: z.array(recordId).max(10_000),
  })
  .meta({ id: 'Owner' });
export type OwnerRecord = z.infer<typeof ownerRecordSchema>;
