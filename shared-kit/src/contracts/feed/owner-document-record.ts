import * as z from 'zod';
import { isoDay } from './feed-values.ts';

/** A document that the agency still needs from the owner of a property (product D22). */
const ownerDocumentRecordSchema = z.object({
  /** Tells it from the property's others, the same in each language. */
  Code: z.string().trim().min(1).max(60),
  /** What the owner reads. */
  Name: z.string().trim().min(1).max(200),
  Due: isoDay,
});
export type OwnerDocumentRecord = z.infer<typeof ownerDocumentRecordSchema>;

const areCodesUnique = (documents: readonly { Code: string }[]) =>
  new Set(documents.map(({ Code }) => Code)).size === documents.length;

export const ownerDocuments = z
  .array(ownerDocumentRecordSchema)
  .max(30)
  .refine(areCodesUnique, 'must have each code once')
  .nullish();
