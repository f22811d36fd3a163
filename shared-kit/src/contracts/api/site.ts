import * as z from 'zod';
import {
  articleSchema,
  breadcrumbSchema,
  contentItemSchema,
  moduleLookSchema,
  PAGE_KINDS,
  pageMetadataSchema,
  testimonialSchema,
} from './content.ts';
import { MOST_ROOMS, ROOM_FIELDS } from '../../domain/listing-query.ts';
import { MAP_TYPES } from '../../domain/map-type.ts';
import { originSchema, linkNameSchema, linkTargetSchema, moduleKindSchema } from 'composer/contract';
import type { LinkTarget } from 'composer/contract';
import { captchaChoiceSchema, thirdPartyIdsSchema } from '../third-parties.ts';
import { TITLES } from './forms/form-fields.ts';
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
  /** Its drawing: a path on a grid of 24 by 24. */
  icon: z.string().nullable(),
  colour: z.string().nullable(),
});

/** A link of the agency's content. */
const contentLinkSchema = z.object({ label: z.string(), target: linkTargetSchema });
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

/** Where the office of the agency is, in degrees. */
export const agencyPlaceSchema = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

/** The company behind the site, which the law requires in the footer (product F12). */
export const agencySchema = z.object({
  name: z.string(),
  legalName: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  /** Absent: no page shows the office on a map. */
  place: agencyPlaceSchema.optional(),
  phone: z.string(),
  email: z.string(),
  vat: z.string(),
  licence: z.string(),
  supervisor: z.string(),
  insurer: z.string(),
  policy: z.string(),
  ethicsUrl: z.string().nullable(),
});

const verificationCode = z.string().regex(/^[\w.=+/-]{1,200}$/, 'must be the code alone, without the tag');

/** Codes by which an agency proves to others that the site is its own (product R5). */
export const verificationSchema = z.strictObject({
  google: verificationCode.optional(),
  facebook: verificationCode.optional(),
  norton: verificationCode.optional(),
});
export type Verification = z.infer<typeof verificationSchema>;

/** Rooms that a search offers: by field, the highest number, or `true` for at least one. */
export const roomChoicesSchema = z.partialRecord(
  z.enum(ROOM_FIELDS),
  z.union([z.literal(true), z.number().int().min(1).max(MOST_ROOMS)]),
);

/** Origins that film files of listings are played from. */
export const filmHostsSchema = z
  .array(originSchema.refine((origin) => !origin.includes('*'), 'must name one host'))
  .max(20);

/** Response of `GET /api/site`: data of the layout in one language, with the fallbacks of product T1. */
export const siteSchema = z.object({
  language: languageSchema,
  defaultLanguage: languageSchema,
  languages: z.array(languageSchema),
  /** Whether the language switch shows flags. Absent: no. */
  languageFlags: z.boolean().optional(),
  agency: agencySchema,
  /** Absent: the agency's name is shown as text. Requested by height (product F7). */
  logo: pictureSchema.optional(),
  /** Colour of the browser's frame around the site. Absent: that of paper. */
  themeColour: z.string().optional(),
  /** Locale in which numbers of this language are written. Absent: `nl-BE` (product T3). */
  numberLocale: z.string().optional(),
  verification: verificationSchema.optional(),
  /** Titles that forms offer. Absent: Mr and Ms. */
  titles: z.array(z.enum(TITLES)).optional(),
  /** Hours that forms offer, such as `10:00-13:00` (product V8). Absent: the defaults named there. */
  timeSlots: z.object({ contact: z.array(z.string()), visit: z.array(z.string()) }).optional(),
  /** How offers are taken (product V41). Absent: as by default. */
  offers: z
    .object({
      isOpen: z.boolean(),
      advancePercent: z.number(),
      advancePercentOffPlan: z.number(),
      account: z.string().nullable(),
    })
    .optional(),
  /** What forms require otherwise than by default (product V44): by form, a field and whether it must be filled in. Absent: nothing. */
  requiredFields: z.record(z.string(), z.record(z.string(), z.boolean())).optional(),
  topBar: z.object({ left: z.array(headerLinkSchema), right: z.array(headerLinkSchema) }).nullable(),
  menu: z.array(menuEntrySchema),
  footer: z.object({ columns: z.array(footerColumnSchema), copyright: z.string() }),
  /** Link names of the content pages that the agency has: `home`, `privacy`. Absent: none is known. */
  pages: z.array(linkNameSchema).optional(),
  /** Their paths in this language, below it and without slashes at their ends; articles only where a link leads to them. */
  links: z.record(linkNameSchema, z.string()).optional(),
  /** Ids of the third parties that the agency has configured (product G3). Absent: none, and no consent is asked for. */
  thirdParties: thirdPartyIdsSchema.optional(),
  /** Origin of stand-ins that are loaded in place of third parties, in addresses that `standInAddress` makes. Absent: none. */
  standIns: z.string().optional(),
  /** Captcha of a third party that forms ask for (product C10). Absent: the site's own. */
  captcha: captchaChoiceSchema.optional(),
  /** The map that the agency shows first (product S11). Absent: Google's roadmap, where there is one. */
  mapType: z.enum(MAP_TYPES).optional(),
  /** The rooms that a search offers, in their order, each in a number up to this one, or at least once (product S4). Absent: all, up to 20. */
  rooms: roomChoicesSchema.optional(),
  /** Where film files of listings may play from within a page (product P10). Absent: from the site itself only. */
  filmHosts: filmHostsSchema.optional(),
  /** Whether pages of properties offer Google's pictures of the street (product P31). Absent: no. */
  streetView: z.boolean().optional(),
  /** Upper bounds in CSS pixels (product F17). */
  breakpoints: z.object({ mobile: z.number().int(), tablet: z.number().int() }),
  /** Edge at which the menu opens on mobile (product F5). Absent: the right one. */
  drawer: z.enum(['left', 'right']).optional(),
});
export type Site = z.infer<typeof siteSchema>;

/** A block of a content page. `description` is sanitised HTML; `goal`, `maxItems` are for property lists. */
export const contentModuleSchema = z.object({
  id: z.string(),
  kind: moduleKindSchema,
  title: z.string(),
  description: z.string(),
  /** Sanitised HTML that stands below what the module shows. Absent: none. */
  description2: z.string().optional(),
  /** Absent: as it is by default. */
  look: moduleLookSchema.optional(),
  position: z.enum(['banner', 'contentRow']),
  view: z.enum(['single-view', 'ons-team-view', 'slider-view', '']),
  image: pictureSchema.nullable(),
  images: z.array(pictureSchema).optional(),
  link: contentLinkSchema.nullable(),
  goal: z.union([z.literal(0), z.literal(1)]).nullable(),
  maxItems: z.number().int().min(1).max(48),
  itemsPerRow: z.number().int().min(1).max(6),
  figures: z.array(z.object({ value: z.string(), label: z.string() })),
  /** What a category lists, or an article leads to. */
  items: z.array(contentItemSchema).optional(),
  /** Ids of the properties or projects that it shows, in this order. Absent: as it chooses. */
  listings: z.array(z.number().int()).optional(),
});
export type ContentModule = z.infer<typeof contentModuleSchema>;

/** A picture of a banner; `portrait` is its crop for phones, `target` where a slide leads (product F8, F21). */
const bannerPictureSchema = pictureSchema.extend({
  portrait: pictureSchema.nullable(),
  target: linkTargetSchema.nullable(),
});
export type BannerPicture = z.infer<typeof bannerPictureSchema>;

const videoFileSchema = z.object({ url: z.string(), mimetype: z.enum(['video/mp4', 'video/webm']) });

/** A looping video without sound; `mobile` is its variant for phones (product F8). */
const bannerVideoSchema = videoFileSchema.extend({
  mobile: videoFileSchema.nullable(),
  poster: bannerPictureSchema,
});
export type BannerVideo = z.infer<typeof bannerVideoSchema>;

/** What a banner shows. */
export const BANNER_TYPES = ['image', 'colour', 'gallery', 'video', 'properties', 'none'] as const;

/** The banner of a page (product F8, F9, F20). `colour` is its ground; `transparent`: the header lies over it at the top of the page. */
export const bannerSchema = z.object({
  type: z.enum(BANNER_TYPES),
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

/** A content page in one language. Paths are below the language, without slashes at their ends; that of the home page is empty. */
export const contentPageSchema = z.object({
  key: z.string(),
  /** What the page is, in the table of addresses. */
  type: z.enum(PAGE_KINDS),
  /** What it is called. */
  title: z.string(),
  /** What stands above it; empty where its titles are not public. */
  heading: z.string(),
  /** Dates, or instants. */
  createDate: z.string().nullable(),
  modifyDate: z.string().nullable(),
  /** Its path in each language that it has one in. */
  paths: z.partialRecord(languageSchema, z.string()),
  /** The steps to the page, itself as the last. */
  breadcrumb: z.array(breadcrumbSchema),
  showBreadCrumb: z.boolean(),
  showPageBanner: z.boolean(),
  /** Address outside the site that the page redirects to. */
  redirectUrl: z.string().nullable(),
  metadata: pageMetadataSchema,
  banner: bannerSchema,
  article: articleSchema.nullable(),
  testimonial: testimonialSchema.nullable(),
  modules: z.array(contentModuleSchema),
});
export type ContentPage = z.infer<typeof contentPageSchema>;

/** Response of `GET /api/pages`: the page at a path, or the path that it has moved to. */
export const contentAddressSchema = z.object({
  page: contentPageSchema.nullable(),
  movedTo: z.string().nullable(),
});
export type ContentAddress = z.infer<typeof contentAddressSchema>;
