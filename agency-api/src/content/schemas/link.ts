import * as z from 'zod';
import { CONTENT_PAGE_KEYS } from 'shared-kit/domain/content-pages';

/** Pages with texts and modules of the agency, each from a file of its own. */
export const contentPageKeySchema = z.enum(['home', ...CONTENT_PAGE_KEYS]);

/** Pages that the site has and that content may point to. Their public path follows from the language (product A10). */
export const PAGE_KEYS = [
  'home',
  'sale',
  'rent',
  'projects',
  'contact',
  'owner',
  ...CONTENT_PAGE_KEYS,
] as const;
export const pageKeySchema = z.enum(PAGE_KEYS);
export type PageKey = z.infer<typeof pageKeySchema>;

/** An address outside the site, a telephone number or an e-mail address. */
export const externalLinkSchema = z
  .string()
  .regex(
    /^(https?:\/\/[^\s]+|tel:\+?[\d ]+|mailto:[^\s@]+@[^\s@]+)$/,
    'must be an http(s), tel or mailto link',
  );

/** Where a link leads: a page of the site by its key, or an external link. Exactly one of the two. */
export const targetSchema = z.union(
  [z.strictObject({ page: pageKeySchema }), z.strictObject({ link: externalLinkSchema })],
  `must be {"page": "${PAGE_KEYS.join('" | "')}"} or {"link": "https://…"}`,
);
export type Target = z.infer<typeof targetSchema>;
