import * as z from 'zod/mini';
import { fieldsSchema } from './fields-schema.ts';
import { line, optionalText, person, privacy, REQUIRED } from './form-fields.ts';

/** Fields of `POST /api/forms/document-request` (product U6). */
export const documentRequestFields = fieldsSchema({
  /** Ids of documents. */
  documents: z.array(line(100), { error: REQUIRED }).check(z.minLength(1, REQUIRED), z.maxLength(100)),
  ...person,
  remark: optionalText(),
  privacy: privacy(),
});
