import { fieldsSchema } from './fields-schema.ts';
import { email, optionalLine, person, privacy } from './form-fields.ts';

/** Fields of `POST /api/forms/send-to-friend` (product V21). */
export const friendFields = fieldsSchema({
  ...person,
  friendFirstName: optionalLine(80),
  friendLastName: optionalLine(80),
  friendEmail: email(),
  privacy: privacy(),
});
