import * as z from 'zod';
import { contentPictureSchema } from './picture.ts';
import { localizedTextSchema } from './text.ts';

/** `agency.json`: who runs the site (product F12). */
export const agencyFileSchema = z.strictObject({
  name: z.string().min(1),
  /** Left out: the name is written instead. */
  logo: contentPictureSchema.optional(),
  legalName: z.string().min(1),
  street: z.string().min(1),
  zip: z.string().regex(/^\d{4}$/, 'must be a Belgian postal code of four digits'),
  city: localizedTextSchema,
  country: localizedTextSchema,
  phone: z.string().regex(/^\d{9,10}$/, 'must be 9 or 10 digits'),
  email: z.email(),
  vat: z.string().regex(/^BE \d{4}\.\d{3}\.\d{3}$/, 'must look like BE 0123.456.789'),
  licence: localizedTextSchema,
  supervisor: localizedTextSchema,
  insurer: z.string().min(1),
  policy: z.string().min(1),
  ethicsUrl: localizedTextSchema.nullable(),
});
export type AgencyFile = z.infer<typeof agencyFileSchema>;
