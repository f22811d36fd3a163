import * as z from 'zod';
import { MOST_OWNER_FILES } from '../../domain/owner-portal.ts';
import { DOCUMENT_TYPES } from '../../domain/uploaded-file.ts';
import { files, REQUIRED } from './forms/form-fields.ts';
import { languageSchema } from './scalars.ts';
import { ownerOverviewSchema, ownerPropertiesSchema, ownProperty } from './owner.ts';

/** The largest id is PostgreSQL's. */
const propertyId = z.number().int().min(0).max(2_147_483_647);
const code = z.string().trim().min(1, REQUIRED).max(60);

/** A document that the agency asks the owner for (product O20). */
export const ownerDocumentSchema = z.object({
  propertyId,
  /** Names it among those of the property. */
  code: z.string(),
  name: z.string(),
  /** Of the name. */
  language: languageSchema,
  /** Until when it is needed. */
  due: z.iso.date().nullable(),
  /** Once files came; `files` are the names of those that this owner sent. */
  received: z.object({ day: z.iso.date(), files: z.array(z.string()) }).nullable(),
});
export type OwnerDocument = z.infer<typeof ownerDocumentSchema>;

/** Sends files for a document that the agency asks for; `files` are references of uploads. */
export const ownerDocumentBodySchema = z.object({
  propertyId,
  code,
  files: files({ most: MOST_OWNER_FILES, types: DOCUMENT_TYPES }),
});

/** Query of `GET /api/owner/portal`: statistics and documents of one of the owner's properties, or of all. */
export const ownerPortalQuerySchema = z.object({ lang: languageSchema, ...ownProperty });

/** What the overview of the portal shows, in one answer: the owner is looked up once. */
export const ownerPortalSchema = ownerPropertiesSchema.extend({
  overview: ownerOverviewSchema,
  /** What is still missing comes first, then by its day. */
  documents: z.array(ownerDocumentSchema),
});
export type OwnerPortal = z.infer<typeof ownerPortalSchema>;
