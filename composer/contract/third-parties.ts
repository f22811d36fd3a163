import * as z from 'zod';
import { originSchema } from './embeds.ts';

const originsSchema = z.array(originSchema).max(20).default([]);

/** Origins that a third party needs in pages of the site, by what comes from there. */
export const thirdPartyOriginsSchema = z.strictObject({
  scripts: originsSchema,
  connections: originsSchema,
  images: originsSchema,
  frames: originsSchema,
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
