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

const ofPages = z.array(originSchema).max(40).default([]);

/**
 * Origins outside the site that the pages of a release embed, by what is embedded. The site's Content-Security-Policy is made from
 * those of the live releases; scripts, styles and forms of other origins cannot be asked for.
 */
export const embedsSchema = z.strictObject({ frames: ofPages, images: ofPages });
export type Embeds = z.infer<typeof embedsSchema>;

const ofThirdParty = z.array(originSchema).max(20).default([]);

/** Origins that a third party needs in pages of the site, by what comes from there. */
export const thirdPartyOriginsSchema = z.strictObject({
  scripts: ofThirdParty,
  connections: ofThirdParty,
  images: ofThirdParty,
  frames: ofThirdParty,
});
export type ThirdPartyOrigins = z.infer<typeof thirdPartyOriginsSchema>;

/**
 * Third parties that a shell can load, by the name of their setting. The site's Content-Security-Policy allows the origins of those
 * that the site has configured, and of no others.
 */
export const declaredThirdPartiesSchema = z
  .record(z.string().regex(/^[a-z][A-Za-z0-9]{0,31}$/, 'letters and digits'), thirdPartyOriginsSchema)
  .refine((declared) => Object.keys(declared).length <= 20, 'at most 20 third parties');
export type DeclaredThirdParties = z.infer<typeof declaredThirdPartiesSchema>;
