import * as z from 'zod';

/**
 * What a site tells the composer's types of itself, by declaration merging:
 *
 *     declare module 'composer/contract' {
 *       interface Register { language: 'nl' | 'fr'; site: Site; meta: PageMeta; api: ApiClient }
 *     }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the site, by declaration merging
export interface Register {}

/** Code of a language of the site, which leads its paths. */
export type Language = Register extends { language: infer Own extends string } ? Own : string;

/** Configuration of the site, which its shell and its pages are given. */
export type SiteConfiguration = Register extends { site: infer Own } ? Own : unknown;

/** What a page says of itself for its head. */
export type PageMetadata = Register extends { meta: infer Own } ? Own : unknown;

/** The client of the site's API that loaders are given. */
export type SiteApi = Register extends { api: infer Own } ? Own : unknown;

/** Which languages there are is the site's to say. */
export const languageSchema = z
  .string()
  .regex(/^[a-z]{2,3}$/, 'a language: two or three letters') as unknown as z.ZodType<Language, Language>;
