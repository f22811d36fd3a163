import type * as z from 'zod';
import { ownerDocumentsQuerySchema, ownerDocumentsSchema } from './owner-documents.ts';
import { ownerOverviewSchema, ownerPropertiesSchema } from './owner.ts';

/** Query of `GET /api/owner/portal`: statistics and documents of one of the owner's properties, or of all. */
export const ownerPortalQuerySchema = ownerDocumentsQuerySchema;

/** What the overview of the portal shows, in one answer: the owner is looked up once. */
export const ownerPortalSchema = ownerPropertiesSchema.extend({
  overview: ownerOverviewSchema,
  ...ownerDocumentsSchema.shape,
});
export type OwnerPortal = z.infer<typeof ownerPortalSchema>;
