import * as z from 'zod';

/**
 * An https origin, with `*.` for all hosts below a domain. It becomes a part of the Content-Security-Policy: nothing but letters,
 * digits, dots and hyphens gets there.
 */
export const originSchema = z
  .string()
  .max(100)
  .regex(
    /^https:\/\/(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])(?::\d{1,5})?$/,
    'an https origin such as https://player.vimeo.com or https://*.matterport.com',
  );

const originsSchema = z.array(originSchema).max(40).default([]);

/**
 * Origins outside the site that the pages of a release embed, by what is embedded. The site's Content-Security-Policy is made from
 * those of the live releases; scripts, styles and forms of other origins cannot be asked for.
 */
export const embedsSchema = z.strictObject({ frames: originsSchema, images: originsSchema });
export type Embeds = z.infer<typeof embedsSchema>;
