import * as z from 'zod';
import { canonicalPath } from 'composer/paths';
import { isLanguage, LANGUAGES } from 'shared-kit/domain/languages';

/** Path of a page below its language, as product A5 spells it: "blog/choisir-son-quartier". */
const contentPathSchema = z
  .string()
  .max(200)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
    'must be segments of lower-case letters, digits and single hyphens, joined by "/", such as blog/first-home',
  );

/** A path for each language that the page has one in. */
export const contentPathsSchema = z.partialRecord(z.enum(LANGUAGES), contentPathSchema);

/** First segments that the site itself answers. */
const RESERVED = ['api', 'media', 'images', 'remotes', 'healthz', 'readyz', 'csp-reports'];

/**
 * A path of an earlier site that leads to the page, in any spelling: "/Immo-blog/", "/over-ons/Avis/". It has no language, and is
 * found behind one too (product A10).
 */
export const originalPathSchema = z
  .string()
  .max(200)
  .startsWith('/', 'must start with "/"')
  .refine(
    (path) => !/[?#]|\.[A-Za-z0-9]{1,8}$/.test(path),
    'must be a path without query, hash and file name',
  )
  .transform(canonicalPath)
  .refine((path) => path !== '/', 'must not be the home page')
  .refine(
    (path) => !isLanguage(path.split('/')[1]),
    'must not begin with a language: it is found behind each',
  )
  .refine(
    (path) => !RESERVED.includes(path.split('/')[1]!),
    'must not begin with a name that the site itself uses',
  );
