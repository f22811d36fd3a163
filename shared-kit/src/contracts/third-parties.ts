import * as z from 'zod';
import {
  CAPTCHA_PROVIDERS,
  isCaptchaKey,
  THIRD_PARTY_IDS,
  type ThirdPartyName,
} from '../domain/third-parties.ts';
import type { CaptchaChoice, CaptchaProviderName } from '../domain/third-parties.ts';

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
