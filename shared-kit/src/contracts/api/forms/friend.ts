import * as z from 'zod/mini';
import { formSchemas } from './form-body.ts';
import { email, optionalLine, person, privacy } from './form-fields.ts';

const fields = {
  ...person,
  friendFirstName: optionalLine(80),
  friendLastName: optionalLine(80),
  friendEmail: email(),
  privacy: privacy(),
};

/** Fields and body of `POST /api/forms/send-to-friend` (product V21). */
export const friendForm = formSchemas({
  ...fields,
  propertyId: z.int().check(z.gte(0), z.lte(2_147_483_647)),
});
/** What the visitor fills in of it. */
export const friendFields = formSchemas(fields).fields;
