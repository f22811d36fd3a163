import * as z from 'zod';
import { listingCardSchema, listingPlaceSchema, listingSlugsSchema } from './listing.ts';
import { projectSlugsSchema } from './project.ts';
import { byLanguage, goalSchema, languageSchema } from './scalars.ts';

/** Listings of one file of the sitemap: with their other languages, files stay well below the 50 MB that search engines read. */
export const SITEMAP_PART = 10_000;

/** Listings of one request. */
export const SITEMAP_PAGE = 250;

/** When the page last changed; null where nobody knows. */
const lastModified = z.iso.datetime().nullable();

/** Response of `GET /api/sitemap`: what the files of the sitemap are made of (product R8). */
export const sitemapSchema = z.object({
  /** Each has up to `SITEMAP_PART` listings, of which `from` is the first id. */
  listings: z.array(z.object({ from: z.number().int(), lastModified })),
  projects: z.array(
    z.object({ id: z.number().int(), slugsByLanguage: byLanguage(projectSlugsSchema), lastModified }),
  ),
  /** Content pages that search engines may index, the home page aside: their paths below the language, without slashes at their ends. */
  pages: z.array(z.object({ paths: z.partialRecord(languageSchema, z.string()), lastModified })),
});
export type SitemapContents = z.infer<typeof sitemapSchema>;

/** Response of `GET /api/sitemap/listings`: listings by ascending id; `next` is where to go on, null at the end. */
export const sitemapListingsSchema = z.object({
  items: z.array(
    listingPlaceSchema
      .omit({ slugs: true })
      .extend({ slugsByLanguage: byLanguage(listingSlugsSchema), lastModified }),
  ),
  next: z.number().int().nullable(),
});
export type SitemapListings = z.infer<typeof sitemapListingsSchema>;

/** Response of `GET /api/new-listings`: the newest listings of a list; `publishedAt` is null for those of before it was noted. */
export const newListingsSchema = z.object({
  items: z.array(listingCardSchema.extend({ publishedAt: z.iso.datetime().nullable() })),
});
export type NewListings = z.infer<typeof newListingsSchema>;

/** Reads for what search engines and readers of feeds ask for. Pages do not use them, so that the browser's client does not know them. */
export const crawlerOperations = {
  getNewListings: {
    path: '/api/new-listings',
    summary: 'The newest listings of a goal, for feeds',
    query: z.object({ lang: languageSchema, goal: z.coerce.number().pipe(goalSchema) }),
    response: newListingsSchema,
  },
  getSitemap: {
    path: '/api/sitemap',
    summary: 'Which pages search engines are told of; listings by the parts that they come in',
    query: z.object({}),
    response: sitemapSchema,
  },
  getSitemapListings: {
    path: '/api/sitemap/listings',
    summary: 'Listings that search engines are told of, by ascending id',
    query: z.object({
      from: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
      limit: z.coerce.number().int().min(1).max(SITEMAP_PAGE).default(SITEMAP_PAGE),
    }),
    response: sitemapListingsSchema,
  },
} as const;
export type CrawlerOperations = typeof crawlerOperations;
