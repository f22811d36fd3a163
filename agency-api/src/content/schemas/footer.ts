import * as z from 'zod';
import { targetSchema } from './link.ts';
import { contentPictureSchema } from '../../configuration/schemas/picture.ts';
import { flaggedTextSchema, localizedTextSchema } from '../../configuration/schemas/text.ts';
import { flaggedRichTextSchema } from './rich-text.ts';

const gridColumns = z.number().int().min(1).max(12);

const footerColumnSchema = z.strictObject({
  title: flaggedTextSchema(),
  introText: flaggedTextSchema().nullable().default(null),
  fullText: flaggedRichTextSchema.nullable().default(null),
  links: z.array(z.strictObject({ label: localizedTextSchema, target: targetSchema })).default([]),
  images: z.array(contentPictureSchema).default([]),
  columns: z
    .strictObject({ sm: gridColumns, md: gridColumns, lg: gridColumns })
    .default({ sm: 12, md: 6, lg: 4 }),
});
export type FooterColumn = z.infer<typeof footerColumnSchema>;

/** `footer.json` (product F10, F11). `{year}` in the copyright line becomes the current year. */
export const footerFileSchema = z.strictObject({
  columns: z.array(footerColumnSchema),
  copyright: localizedTextSchema,
});
