import * as z from 'zod';
import type { Language } from './register.ts';

/** Name by which pages, menus and content lead to a page; the release of that page says which path it has. */
export const linkNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,63}$/, 'a link name: lower-case letters, digits and hyphens, at most 64');

/** Where a link of the site's content leads: to a page of the site by its link name, or to an address outside it. */
export const linkTargetSchema = z.union([
  z.strictObject({ page: linkNameSchema }),
  z.strictObject({ link: z.string() }),
]);
export type LinkTarget = z.infer<typeof linkTargetSchema>;

/** Of a page whose path has no parameters. */
export type NoParams = Readonly<Record<string, never>>;
/** What stands in a path: an id or a slug. An optional part is left out when it is empty. */
export type LinkParams = Readonly<Record<string, string | number>>;

/**
 * Link names that an app leads to, its own pages' included, with the parameters of their paths. The app declares them where it lists
 * them for its `remote.config.ts`:
 *
 *     declare module 'composer/contract' {
 *       interface UsedLinks { contact: NoParams; article: { topic: string; slug: string; id: number } }
 *     }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the apps, by declaration merging
export interface UsedLinks {}

/**
 * Path of the page that has this link name, in the language of the page or in another; undefined when no live release has it, or
 * a parameter is missing: what would lead there is then shown as text.
 */
export type Href = <Name extends keyof UsedLinks>(
  name: Name,
  params?: UsedLinks[Name],
  language?: Language,
) => string | undefined;
