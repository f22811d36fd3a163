import * as z from 'zod';
import { localizedTextSchema } from './text.ts';

/**
 * A picture of the content. `source` is an http(s) address, or the path of a file in the folder of the configuration;
 * width and height are those of the original, in pixels.
 */
export const contentPictureSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be lower-case letters, digits and hyphens'),
  source: z.string().min(1).max(2000),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: localizedTextSchema,
});
export type ContentPicture = z.infer<typeof contentPictureSchema>;
