import * as z from 'zod';
import { agencyPlaceSchema, verificationSchema } from 'shared-kit/contracts/api/site';
import { contentPictureSchema } from './picture.ts';
import { localizedTextSchema } from './text.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour like #2e5a4c');

/** `agency.json`: who runs the site (product F12). */
export const agencyFileSchema = z.strictObject({
  name: z.string().min(1),
  /** Left out: the name is written instead. */
  logo: contentPictureSchema.optional(),
  /** The drawing of the site in tabs, bookmarks and on home screens (product R12). Left out: a gable. */
  icon: z
    .strictObject({
      /** An SVG file in the folder of the configuration, as wide as high. */
      source: z
        .string()
        .regex(/^[\w-]+(\/[\w-]+)*\.svg$/, 'must be an SVG file in the folder of the configuration'),
      /** Behind the drawing where the whole square has to be filled. */
      background: colour,
    })
    .optional(),
  /** Colour of the browser's frame around the site. */
  themeColour: colour.default('#faf8f4'),
  /** What networks show of pages that have no picture (product R4). Left out: a plate with the logo. */
  sharePicture: contentPictureSchema.optional(),
  /** Codes by which the agency proves to others that the site is its own (product R5). */
  verification: verificationSchema.default({}),
  legalName: z.string().min(1),
  street: z.string().min(1),
  zip: z.string().regex(/^\d{4}$/, 'must be a Belgian postal code of four digits'),
  city: localizedTextSchema,
  country: localizedTextSchema,
  /** Where the office is, in degrees. Left out: no page shows it on a map. */
  place: agencyPlaceSchema.optional(),
  phone: z.string().regex(/^\d{9,10}$/, 'must be 9 or 10 digits'),
  email: z.email(),
  vat: z.string().regex(/^BE \d{4}\.\d{3}\.\d{3}$/, 'must look like BE 0123.456.789'),
  licence: localizedTextSchema,
  supervisor: localizedTextSchema,
  insurer: z.string().min(1),
  policy: z.string().min(1),
  ethicsUrl: localizedTextSchema.nullable(),
});
