import * as z from 'zod';
import { captchaChoiceSchema, thirdPartyIdsSchema } from 'shared-kit/contracts/third-parties';

/**
 * `third-parties.json`: the agency's ids at third parties (product G3), and the captcha that forms ask for instead of the site's own
 * (product C10). Without it, or with none in it, the site has no third party.
 */
export const thirdPartiesFileSchema = thirdPartyIdsSchema.extend({
  captcha: captchaChoiceSchema.optional(),
  /** Origin of stand-ins that are loaded in their place (`STAND_INS`). */
  standIns: z.url({ protocol: /^https?$/ }).optional(),
});
