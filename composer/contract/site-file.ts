import * as z from 'zod';
import { registrySchema } from './release.ts';

/** Where a site tells which releases it shows, for teams that build remotes elsewhere. */
export const SITE_FILE = '/remotes/site.json';

const language = z.string().regex(/^[a-z]{2,3}$/, 'a language: two or three letters');

const MOST_APPS = 100;

/** What a team elsewhere needs to know of a site, besides its releases. */
export const siteFileSchema = z
  .object({
    /** Which version of each app is live. */
    live: registrySchema.shape.live
      .refine(({ shell }) => shell !== undefined, 'a site has a shell')
      .refine((live) => Object.keys(live).length <= MOST_APPS, `a site has ${MOST_APPS} apps at most`),
    slots: registrySchema.shape.slots,
    languages: z.array(language).min(1).max(100),
    defaultLanguage: language,
    /** First segments of paths that are no pages: those of its API. */
    kinds: z.array(z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens')).max(100),
  })
  .refine(({ languages, defaultLanguage }) => languages.includes(defaultLanguage), {
    path: ['defaultLanguage'],
    message: 'one of languages',
  });
export type SiteFile = z.infer<typeof siteFileSchema>;
