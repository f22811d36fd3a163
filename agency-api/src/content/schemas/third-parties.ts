import * as z from 'zod';
import { thirdPartyIdsSchema } from 'shared-kit/contracts/third-parties';

const ownCaptchaOnly = z.never('cannot be configured: forms use the captcha of the site itself').optional();

/** `third-parties.json`: the agency's ids at third parties (product G3). Without it, or with none in it, the site has no third party. */
export const thirdPartiesFileSchema = thirdPartyIdsSchema.extend({ captcha: ownCaptchaOnly });
export type ThirdPartiesFile = z.infer<typeof thirdPartiesFileSchema>;
