import * as z from 'zod';
import { languageSchema } from '../api/scalars.ts';
import * as v from './feed-values.ts';
import { documents, pictures } from './media-records.ts';
import { addressKeys } from './property-detail-record.ts';

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
