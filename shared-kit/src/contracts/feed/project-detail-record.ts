import * as z from 'zod';
import { languageSchema } from '../api/scalars.ts';
import * as v from './feed-values.ts';
import { documents, pictures } from './media-records.ts';
import { addressKeys } from './property-detail-record.ts';

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
