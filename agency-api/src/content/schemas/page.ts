import * as z from 'zod';
import { PAGE_KINDS, type PageKind } from 'shared-kit/contracts/api/content';
import { PROPERTY_BANNER } from 'shared-kit/domain/module-kinds';
import { linkNameSchema } from 'composer/contract';
import { articleFileSchema } from './article.ts';
import { bannerSchema } from './banner.ts';
import { contentPathsSchema, originalPathSchema } from './content-path.ts';
import { webAddressSchema } from './link.ts';
import { metadataSchema } from './metadata.ts';
import { moduleSchema } from './module.ts';
import { statusSchema } from './status.ts';
import { testimonialFileSchema } from './testimonial.ts';
import { contentPictureSchema } from '../../configuration/schemas/picture.ts';
import { flaggedTextSchema } from '../../configuration/schemas/text.ts';

/** A day, or an instant of it. */
const dateSchema = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'must be a date such as 2026-03-12')
  .nullable()
  .default(null);

/** A content page: of `pages/…/<key>.json`, or made of the files of an article or a testimonial. */
export const pageFileSchema = z
  .strictObject({
    /** Other fields of the original are read before (product M10). */
    css: z.never('cannot be set: styles come with a release').optional(),
    page: linkNameSchema,
    /** What the page is; without it as its other fields say. */
    type: z.enum(PAGE_KINDS).optional(),
    title: flaggedTextSchema(),
    status: statusSchema,
    /** The page above it: a step of the breadcrumb, and whose category lists it. */
    parent: linkNameSchema.nullable().default(null),
    paths: contentPathsSchema.default({}),
    originalPaths: z.array(originalPathSchema).max(20).default([]),
    /** Order among its siblings; those without one follow, articles by date. */
    sort: z.number().int().nullable().default(null),
    redirectUrl: webAddressSchema.nullable().default(null),
    /** Of two pages without `sort` the newer one comes first. */
    createDate: dateSchema,
    /** What the sitemap says of the page. */
    modifyDate: dateSchema,
    /** What networks and lists of pages show of it. */
    image: contentPictureSchema.nullable().default(null),
    isActiveSEO: z.boolean().default(true),
    noReferrerNoFollow: z.boolean().default(false),
    showBreadCrumb: z.boolean().default(true),
    showPageBanner: z.boolean().default(true),
    metadata: metadataSchema.prefault({}),
    banner: bannerSchema.prefault({ type: 'none' }),
    article: articleFileSchema.nullable().default(null),
    testimonial: testimonialFileSchema.nullable().default(null),
    modules: z.array(moduleSchema).default([]),
  })
  .refine((page) => page.type === undefined || page.type === toKind(page), {
    path: ['type'],
    error: 'is not what the page is: an article or a testimonial has its texts, a redirect its redirectUrl',
  })
  .refine(({ page, banner }) => page === 'home' || ['none', 'colour', 'image'].includes(banner.type), {
    path: ['banner', 'type'],
    error: 'must be "none", "colour" or "image": only the home page has a banner that moves',
  })
  .refine(({ page, paths }) => (page === 'home') === (Object.keys(paths).length === 0), {
    path: ['paths'],
    error:
      'every page but the home page needs a path in each language that it is in; the home page needs none',
  })
  .refine(({ modules }) => new Set(modules.map(({ id }) => id)).size === modules.length, {
    path: ['modules'],
    error: 'two modules have the same id',
  })
  .refine(
    ({ banner, modules }) =>
      banner.type !== 'properties' ||
      modules.some(({ kind, position }) => kind === PROPERTY_BANNER && position === 'banner'),
    { path: ['modules'], error: `a banner of type "properties" needs a module of kind "${PROPERTY_BANNER}"` },
  );
export type PageFile = z.infer<typeof pageFileSchema>;

interface KindFields {
  article: object | null;
  testimonial: object | null;
  redirectUrl: string | null;
}

/** What a page is by its fields. */
export function toKind({ article, testimonial, redirectUrl }: KindFields): PageKind {
  if (testimonial) return 'testimonial';
  if (article) return 'article';
  return redirectUrl === null ? 'module' : 'redirect';
}

/** The day or instant of a page's creation, as the site goes by it. */
export const createdAt = ({ article, testimonial, createDate }: PageFile): string | null =>
  article?.date ?? testimonial?.date ?? createDate;
