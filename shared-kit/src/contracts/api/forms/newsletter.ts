import { fieldsSchema } from './fields-schema.ts';
import { email, privacy } from './form-fields.ts';

/** Fields of `POST /api/forms/newsletter` (product V11). */
export const newsletterFields = fieldsSchema({ email: email(), privacy: privacy() });
