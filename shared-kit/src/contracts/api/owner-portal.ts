import * as z from 'zod';
import { ownerDocumentSchema } from './owner-documents.ts';
import { ownerOverviewSchema, ownerPropertiesSchema, ownProperty } from './owner.ts';
import { languageSchema } from './scalars.ts';

/** Query of `GET /api/owner/portal`: statistics and documents of one of the owner's properties, or of all. */
export const ownerPortalQuerySchema = z.object({ lang: languageSchema, ...ownProperty });

/** What the overview of the portal shows, in one answer: the owner is looked up once. */
export const ownerPortalSchema = ownerPropertiesSchema.extend({
  overview: ownerOverviewSchema,
  /** What is still missing comes first, then by its day. */
  documents: z.array(ownerDocumentSchema),
});
export type OwnerPortal = z.infer<typeof ownerPortalSchema>;
