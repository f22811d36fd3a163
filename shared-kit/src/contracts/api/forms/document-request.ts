import * as z from 'zod/mini';
import { formSchemas } from './form-body.ts';
import { line, optionalText, person, privacy, REQUIRED } from './form-fields.ts';

const fields = {
  /** Ids of documents. */
  documents: z.array(line(100), { error: REQUIRED }).check(z.minLength(1, REQUIRED), z.maxLength(100)),
  ...person,
  remark: optionalText(),
  privacy: privacy(),
};

/** Fields and body of `POST /api/forms/document-request` (product U6). */
export const documentRequestForm = formSchemas({
  ...fields,
  propertyId: z.int().check(z.gte(0), z.lte(2_147_483_647)),
});
/** What the visitor fills in of it. */
export const documentRequestFields = formSchemas(fields).fields;
