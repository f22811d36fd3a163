import { formSchemas } from './form-body.ts';
import { email, privacy } from './form-fields.ts';

/** Fields and body of `POST /api/forms/newsletter` (product V11). */
export const newsletterForm = formSchemas({ email: email(), privacy: privacy() });
