import { thirdPartyOriginsSchema } from 'composer/contract';
import type { DeclaredThirdParties } from 'composer/contract';
import { CAPTCHAS } from './captcha/captcha.ts';
import { THIRD_PARTIES } from './registry.ts';

/** What the shell's release declares: the gateway allows the origins of those that an agency has configured. */
export const declaredOrigins: DeclaredThirdParties = Object.fromEntries(
  Object.entries({ ...THIRD_PARTIES, ...CAPTCHAS }).map(([name, { origins }]) => [
    name,
    thirdPartyOriginsSchema.parse(origins),
  ]),
);
