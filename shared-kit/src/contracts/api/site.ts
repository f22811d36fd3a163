import * as z from 'zod';
import { linkNameSchema, linkTargetSchema } from '../links.ts';
import type { LinkTarget } from '../links.ts';
import { TITLES } from './forms.ts';
import { languageSchema } from './scalars.ts';
import { pictureSchema } from './picture.ts';

/** A menu entry (product F3). */
export interface MenuEntry {
  id: string;
  label: string;
  target: LinkTarget;
  /** Opens in a new tab instead of the target. */
  redirectUrl: string | null;
  children: MenuEntry[];
}
export const menuEntrySchema: z.ZodType<MenuEntry> = z.lazy(() =>
  z.object({
    id: z.string(),
    label: z.string(),
    target: linkTargetSchema,
    redirectUrl: z.string().nullable(),
    children: z.array(menuEntrySchema),
  }),
);

/** A link of the top bar (product F2, F4); only those with status Published are sent. */
export const headerLinkSchema = z.object({
  label: z.string(),
  target: linkTargetSchema,
  icon: z.enum(['phone', 'mail', 'user', 'heart', 'map', 'facebook', 'instagram', 'linkedin']).nullable(),
  colour: z.string().nullable(),
});

/** A link of the agency's content. */
export const contentLinkSchema = z.object({ label: z.string(), target: linkTargetSchema });
export type ContentLink = z.infer<typeof contentLinkSchema>;

/** A footer column (product F10); `fullText` is sanitised HTML. */
export const footerColumnSchema = z.object({
  title: z.string(),
  introText: z.string(),
  fullText: z.string(),
  links: z.array(contentLinkSchema),
  images: z.array(pictureSchema),
  columns: z.object({ sm: z.number().int(), md: z.number().int(), lg: z.number().int() }),
});

/** The company behind the site, which the law requires in the footer (product F12). */
export const agencySchema = z.object({
  name: z.string(),
  legalName: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  vat: z.string(),
  licence: z.string(),
  supervisor: z.string(),
  insurer: z.string(),
  policy: z.string(),
  ethicsUrl: z.string().nullable(),
});

/** Response of `GET /api/site`: data of the layout in one language, with the fallbacks of product T1. */
export const siteSchema = z.object({
  language: languageSchema,
  defaultLanguage: languageSchema,
  languages: z.array(languageSchema),
  agency: agencySchema,
  /** Absent: the agency's name is shown as text. Requested by height (product F7). */
  logo: pictureSchema.optional(),
  /** Titles that forms offer. Absent: Mr and Ms. */
  titles: z.array(z.enum(TITLES)).optional(),
  /** Hours that forms offer, such as `10:00-13:00` (product V8). Absent: the defaults named there. */
  timeSlots: z.object({ contact: z.array(z.string()), visit: z.array(z.string()) }).optional(),
  topBar: z.object({ left: z.array(headerLinkSchema), right: z.array(headerLinkSchema) }).nullable(),
  menu: z.array(menuEntrySchema),
  footer: z.object({ columns: z.array(footerColumnSchema), copyright: z.string() }),
  /** Link names of the content pages that the agency has: `home`, `privacy`. Absent: none is known. */
  pages: z.array(linkNameSchema).optional(),
  /** Upper bounds in CSS pixels (product F17). */
  breakpoints: z.object({ mobile: z.number().int(), tablet: z.number().int() }),
  /** Edge at which the menu opens on mobile (product F5). Absent: the right one. */
  drawer: z.enum(['left', 'right']).optional(),
});
export type Site = z.infer<typeof siteSchema>;

/**
 * Kind of a content module: any name. Releases of remotes name the kinds that their widgets show; the shell itself shows articles
 * and figures. A kind without a widget is shown as the module's fallback.
 */
export const moduleKindSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,63}$/, 'lower-case letters, digits and hyphens, at most 64');
export type ModuleKind = z.infer<typeof moduleKindSchema>;

/** A block of a content page. `description` is sanitised HTML; `goal`, `maxItems` are for property lists. */
export const contentModuleSchema = z.object({
  id: z.string(),
  kind: moduleKindSchema,
  title: z.string(),
  description: z.string(),
  position: z.enum(['banner', 'contentRow']),
  view: z.enum(['single-view', 'ons-team-view', 'slider-view', '']),
  image: pictureSchema.nullable(),
  link: contentLinkSchema.nullable(),
  goal: z.union([z.literal(0), z.literal(1)]).nullable(),
  maxItems: z.number().int().min(1).max(48),
  itemsPerRow: z.number().int().min(1).max(6),
  figures: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type ContentModule = z.infer<typeof contentModuleSchema>;

/** A picture of a banner; `portrait` is its crop for phones, `target` where a slide leads (product F8, F21). */
export const bannerPictureSchema = pictureSchema.extend({
  portrait: pictureSchema.nullable(),
  target: linkTargetSchema.nullable(),
});
export type BannerPicture = z.infer<typeof bannerPictureSchema>;

const videoFileSchema = z.object({ url: z.string(), mimetype: z.enum(['video/mp4', 'video/webm']) });

/** A looping video without sound; `mobile` is its variant for phones (product F8). */
export const bannerVideoSchema = videoFileSchema.extend({
  mobile: videoFileSchema.nullable(),
  poster: bannerPictureSchema,
});
export type BannerVideo = z.infer<typeof bannerVideoSchema>;

/** The banner of a page (product F8, F9, F20). `colour` is its ground; `transparent`: the header lies over it at the top of the page. */
export const bannerSchema = z.object({
  type: z.enum(['image', 'gallery', 'video', 'properties', 'none']),
  title: z.string(),
  description: z.string(),
  images: z.array(bannerPictureSchema),
  video: bannerVideoSchema.nullable(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
  transparent: z.boolean(),
});
export type PageBanner = z.infer<typeof bannerSchema>;

/** Response of `GET /api/pages/{key}`: a content page in one language. */
export const contentPageSchema = z.object({
  key: z.string(),
  title: z.string(),
  metadata: z.object({ title: z.string(), description: z.string(), image: pictureSchema.nullable() }),
  banner: bannerSchema,
  modules: z.array(contentModuleSchema),
});
export type ContentPage = z.infer<typeof contentPageSchema>;
