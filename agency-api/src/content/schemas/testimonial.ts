import * as z from 'zod';
import { webAddressSchema } from './link.ts';
import { languageSchema } from 'shared-kit/contracts/api/scalars';
import { contentPictureSchema } from '../../configuration/schemas/picture.ts';
import { localizedTextSchema } from '../../configuration/schemas/text.ts';

/** The words of a client (product M9). */
export const testimonialFileSchema = z.strictObject({
  name: z.string().min(1).max(100),
  town: localizedTextSchema.nullable().default(null),
  text: localizedTextSchema,
  website: webAddressSchema.nullable().default(null),
  date: z.iso.date('must be a date such as 2026-03-12').nullable().default(null),
  image: contentPictureSchema.nullable().default(null),
  /** Language of a text that is shown as it is in every language. */
  writtenIn: languageSchema.nullable().default(null),
});
export type TestimonialFile = z.infer<typeof testimonialFileSchema>;
