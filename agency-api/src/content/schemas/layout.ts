import * as shapes from 'shared-kit/domain/icon-shapes';
import * as z from 'zod';
import { contentPictureSchema } from '../../configuration/schemas/picture.ts';
import {
  localizedTextSchema,
  type LocalizedText,
  flaggedTextSchema,
} from '../../configuration/schemas/text.ts';
import { targetSchema, type Target, flaggedRichTextSchema, statusSchema } from './fields.ts';

const ICONS = Object.keys(shapes) as (keyof typeof shapes)[];

const topBarLinkSchema = z.strictObject({
  label: localizedTextSchema,
  target: targetSchema,
  /** Any drawing of the set that the parts of the design have. */
  icon: z
    .enum(ICONS, `must be one of ${ICONS.join(', ')}`)
    .nullable()
    .default(null),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must look like #2e5a4c')
    .nullable()
    .default(null),
  status: statusSchema,
});
export type TopBarLink = z.infer<typeof topBarLinkSchema>;

/** `top-bar.json`; `null` leaves the bar out (product F1). */
export const topBarFileSchema = z
  .strictObject({ left: z.array(topBarLinkSchema), right: z.array(topBarLinkSchema) })
  .nullable();

/** An entry of the main menu (product F3). */
export interface MenuItem {
  id: string;
  title: LocalizedText;
  target: Target;
  status: 'Published' | 'Draft';
  /** Opens in a new tab instead of the target. */
  redirectUrl: string | null;
  childMenus: MenuItem[];
}

const menuItemSchema: z.ZodType<MenuItem> = z.lazy(() =>
  z.strictObject({
    id: z.string().min(1),
    title: localizedTextSchema,
    target: targetSchema,
    status: statusSchema,
    redirectUrl: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .default(null),
    childMenus: z.array(menuItemSchema).default([]),
  }),
);

/** `menu.json`. `showHome: false` hides the entries that lead to the home page. */
export const menuFileSchema = z.strictObject({
  showHome: z.boolean().default(true),
  entries: z.array(menuItemSchema),
});
export type MenuFile = z.infer<typeof menuFileSchema>;

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
