import * as z from 'zod';
import { linkNameSchema } from 'composer/contract';
import { contentPictureSchema } from '../../configuration/schemas/picture.ts';
import { localizedTextSchema } from '../../configuration/schemas/text.ts';

/** What an article has besides its text, which is the page's first module (product M7). */
export const articleFileSchema = z.strictObject({
  lead: localizedTextSchema,
  author: z.string().min(1).max(100).nullable().default(null),
  date: z.iso.date('must be a date such as 2026-03-12').nullable().default(null),
  picture: contentPictureSchema.nullable().default(null),
  /** Articles to read next; without them the newest of the same parent. */
  related: z.array(linkNameSchema).max(6).default([]),
});
