import * as z from 'zod';
import { PROPERTY_BANNER } from 'shared-kit/domain/module-kinds';
import { linkNameSchema } from 'shared-kit/contracts/links';
import { articleFileSchema } from './article.ts';
import { bannerSchema } from './banner.ts';
import { contentPathsSchema, originalPathSchema } from './content-path.ts';
import { webAddressSchema } from './link.ts';
import { metadataSchema } from './metadata.ts';
import { moduleSchema } from './module.ts';
import { statusSchema } from './status.ts';
import { testimonialFileSchema } from './testimonial.ts';
import { localizedTextSchema } from './text.ts';

/** Fields of the original that a page cannot have, each with the reason (product M10). */
const REFUSED = Object.fromEntries(
  Object.entries({
    css: 'styles come with a release',
    logo: "the logo is the agency's, in agency.json",
    showFixedMenu: 'the header is fixed on every page',
    isHaveSubMenu: 'a menu entry has a dropdown when it has childMenus',
    subMenu: 'write childMenus of the entry in menu.json',
    content: 'write modules',
    params: 'write its fields into the page itself',
    redirect: 'a page redirects when it has a redirectUrl',
  }).map(([field, reason]) => [field, z.never(`cannot be set: ${reason}`).optional()]),
);

/** A content page: of `pages/…/<key>.json`, or made of the files of an article or a testimonial. */
export const pageFileSchema = z
  .strictObject({
    ...REFUSED,
    page: linkNameSchema,
    title: localizedTextSchema,
    status: statusSchema,
    /** The page above it: a step of the breadcrumb, and whose category lists it. */
    parent: linkNameSchema.nullable().default(null),
    paths: contentPathsSchema.default({}),
    originalPaths: z.array(originalPathSchema).max(20).default([]),
    /** Order among its siblings; those without one follow, articles by date. */
    sort: z.number().int().nullable().default(null),
    redirectUrl: webAddressSchema.nullable().default(null),
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
  .refine(({ page, banner }) => page === 'home' || banner.type === 'none', {
    path: ['banner', 'type'],
    error: 'must be "none": only the home page has a picture',
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
