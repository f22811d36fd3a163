import * as z from 'zod';
import { languageSchema } from '../api/scalars.ts';
import { recordId, shortText } from './feed-values.ts';

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
