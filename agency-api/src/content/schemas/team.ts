import * as z from 'zod';
import { contentPictureSchema } from '../../configuration/schemas/picture.ts';
import { localizedTextSchema } from '../../configuration/schemas/text.ts';

/** `team.json`: the people of the agency, shown by modules with the view `ons-team-view`. */
export const teamFileSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'must be lower-case letters, digits and hyphens'),
    name: z.string().min(1).max(100),
    role: localizedTextSchema,
    text: localizedTextSchema.nullable().default(null),
    portrait: contentPictureSchema.nullable().default(null),
    phone: z
      .string()
      .regex(/^\d{9,10}$/, 'must be 9 or 10 digits')
      .nullable()
      .default(null),
    email: z.email().nullable().default(null),
  }),
);
