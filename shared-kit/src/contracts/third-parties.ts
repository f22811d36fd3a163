import * as z from 'zod';
import { CAPTCHA_PROVIDERS, isCaptchaKey } from '../domain/captcha-providers.ts';
import type { CaptchaChoice, CaptchaProviderName } from '../domain/captcha-providers.ts';
import { THIRD_PARTY_IDS } from '../domain/third-party-ids.ts';
import type { ThirdPartyName } from '../domain/third-party-ids.ts';
import { originSchema } from './embeds.ts';

const idSchema = (name: ThirdPartyName) => {
  const { pattern, example } = THIRD_PARTY_IDS[name];
  return z.string().regex(pattern, `must look like ${example}`).optional();
};

/** Ids of third parties, each of the shape that its third party gives out (product G3). */
export const thirdPartyIdsSchema = z.strictObject({
  tagManager: idSchema('tagManager'),
  analytics: idSchema('analytics'),
  ads: idSchema('ads'),
  pixel: idSchema('pixel'),
  reviews: idSchema('reviews'),
  liveChat: idSchema('liveChat'),
  googleMap: idSchema('googleMap'),
} satisfies Record<ThirdPartyName, z.ZodType>);

const providerNames = Object.keys(CAPTCHA_PROVIDERS) as [CaptchaProviderName];

/** The captcha of a third party that forms have instead of the site's own (product C10). */
export const captchaChoiceSchema = z
  .strictObject({ provider: z.enum(providerNames), siteKey: z.string() })
  .refine(isCaptchaKey, {
    path: ['siteKey'],
    error: ({ input }) => `must look like ${CAPTCHA_PROVIDERS[(input as CaptchaChoice).provider].example}`,
  });

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
 * that the agency has configured, and of no others.
 */
export const declaredThirdPartiesSchema = z
  .record(z.string().regex(/^[a-z][A-Za-z0-9]{0,31}$/, 'letters and digits'), thirdPartyOriginsSchema)
  .refine((declared) => Object.keys(declared).length <= 20, 'at most 20 third parties');
export type DeclaredThirdParties = z.infer<typeof declaredThirdPartiesSchema>;
