import * as z from 'zod';
import { webAddressSchema } from './fields.ts';
import { contentPictureSchema } from '../../configuration/schemas/picture.ts';
import { localizedTextSchema } from '../../configuration/schemas/text.ts';

const optionalText = localizedTextSchema.nullable().default(null);
const optionalPicture = contentPictureSchema.nullable().default(null);
/** Codes stand in attributes; what services hand out has these characters. */
const code = z
  .string()
  .regex(/^[\w=.:+/-]{1,200}$/, 'must be the code alone, without tag')
  .nullable()
  .default(null);

/** Metadata of a page (product F19). What is left out follows from the page's title, description and picture. */
export const metadataSchema = z.strictObject({
  pageTitle: optionalText,
  metadataTitle: optionalText,
  metadataDescription: optionalText,
  og: z
    .strictObject({
      title: optionalText,
      type: z.enum(['website', 'article', 'profile']).nullable().default(null),
      url: webAddressSchema.nullable().default(null),
      image: optionalPicture,
      description: optionalText,
    })
    .prefault({}),
  twitter: z
    .strictObject({
      title: optionalText,
      site: z
        .string()
        .regex(/^@\w{1,15}$/, 'must look like @agency')
        .nullable()
        .default(null),
      image: optionalPicture,
      description: optionalText,
    })
    .prefault({}),
  robots: z
    .string()
    .regex(/^[a-z-]+(:-?\d+)?(, ?[a-z-]+(:-?\d+)?)*$/, 'must be rules such as "noindex, nofollow"')
    .nullable()
    .default(null),
  verification: z.strictObject({ google: code, facebook: code, norton: code }).prefault({}),
});
