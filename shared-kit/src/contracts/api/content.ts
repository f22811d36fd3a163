import * as z from 'zod';
import { pictureSchema } from './picture.ts';
import { languageSchema } from './scalars.ts';

/** A site-internal page of the content: `path` is below the language, without slashes at its ends. */
const pageLinkSchema = z.object({ label: z.string(), path: z.string() });
export type PageLink = z.infer<typeof pageLinkSchema>;

/** What a content page is: made of modules, an article, a testimonial, or an address that leads out of the site. */
export const PAGE_KINDS = ['module', 'article', 'testimonial', 'redirect'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** What a category module lists: an article, a testimonial or a member of the team. Blank texts are not given. */
export const contentItemSchema = z.object({
  id: z.string(),
  kind: z.enum(['page', 'article', 'testimonial', 'person']),
  title: z.string(),
  /** Author of an article, role of a person, town of a client. */
  subtitle: z.string(),
  text: z.string(),
  picture: pictureSchema.nullable(),
  date: z.string().nullable(),
  /** Its own page, as in `pageLinkSchema`; null without one. */
  path: z.string().nullable(),
  /** Address outside the site that it redirects to, or its website. */
  url: z.string().nullable(),
  /** Of a text that is in another language than the page. */
  textLanguage: languageSchema.optional(),
  phone: z.string(),
  email: z.string(),
  /** Pages below it, where the module shows subcategories. */
  children: z.array(pageLinkSchema),
});
export type ContentItem = z.infer<typeof contentItemSchema>;

/** What an article has besides its text, which is the page's first module. */
export const articleSchema = z.object({
  lead: z.string(),
  author: z.string(),
  /** ISO date; null where none is given. */
  date: z.string().nullable(),
  /** Reading time at 200 words a minute. */
  minutes: z.number().int().min(1),
  picture: pictureSchema.nullable(),
  related: z.array(contentItemSchema),
});
export type Article = z.infer<typeof articleSchema>;

/** The words of a client (product M9). */
export const testimonialSchema = z.object({
  name: z.string(),
  town: z.string(),
  text: z.string(),
  /** Of a text that is in another language than the page. */
  textLanguage: languageSchema.optional(),
  website: z.string().nullable(),
  date: z.string().nullable(),
  picture: pictureSchema.nullable(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** Metadata of a page in one language (product F19); what the content leaves out is filled in, or the empty string. */
export const pageMetadataSchema = z.object({
  pageTitle: z.string(),
  metadataTitle: z.string(),
  metadataDescription: z.string(),
  og: z.object({
    title: z.string(),
    type: z.string(),
    /** Empty: the address of the page. */
    url: z.string(),
    image: pictureSchema.nullable(),
    description: z.string(),
  }),
  twitter: z.object({
    title: z.string(),
    site: z.string(),
    image: pictureSchema.nullable(),
    description: z.string(),
  }),
  /** Value of the robots tag; empty: all is allowed. */
  robots: z.string(),
  /** Codes by which services verify the site's owner; empty: none. */
  verification: z.object({ google: z.string(), facebook: z.string(), norton: z.string() }),
});
export type PageMetadata = z.infer<typeof pageMetadataSchema>;

export const breadcrumbSchema = z.object({ label: z.string(), path: z.string().nullable() });

/** Names of the styles that a module may have (product M8). */
export const MODULE_CLASSES = ['tinted', 'framed', 'centred', 'compact'] as const;

/** Colours of the design that a module may lie on. */
export const MODULE_COLOURS = ['paper', 'sand', 'moss', 'brick', 'ink'] as const;

/** How a module looks (product M2, M8). */
export const moduleLookSchema = z.object({
  titleSize: z.enum(['small', 'medium', 'large']),
  class: z.enum(MODULE_CLASSES).nullable(),
  backgroundType: z.enum(['none', 'color', 'image']),
  colorBackground: z.enum(MODULE_COLOURS).nullable(),
  backgroundImage: pictureSchema.nullable(),
  /** Twelfths of the row in small, medium and large windows. */
  col: z.object({ sm: z.number().int(), md: z.number().int(), lg: z.number().int() }),
});
export type ModuleLook = z.infer<typeof moduleLookSchema>;
