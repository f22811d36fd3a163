import { thirdPartyOriginsSchema } from 'composer/contract';
import type { DeclaredThirdParties, ThirdPartyOrigins } from 'composer/contract';
import { THIRD_PARTIES } from './registry.ts';
import type { CaptchaProviderName } from 'shared-kit/domain/third-parties';

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/**
 * What pages may use for captchas of third parties (product C10), by the name of the provider. Forms load the one that the agency has
 * configured, when the API asks for one and the visitor starts it, and take it away.
 */
const CAPTCHAS: Readonly<Record<CaptchaProviderName, { origins: Partial<ThirdPartyOrigins> }>> = {
  turnstile: {
    origins: {
      scripts: ['https://challenges.cloudflare.com'],
      frames: ['https://challenges.cloudflare.com'],
    },
  },
  hCaptcha: { origins: { scripts: HCAPTCHA, connections: HCAPTCHA, frames: HCAPTCHA } },
  reCaptcha: {
    origins: {
      scripts: ['https://www.google.com', 'https://www.gstatic.com'],
      frames: ['https://www.google.com', 'https://recaptcha.google.com'],
    },
  },
};

/** What the shell's release declares: the gateway allows the origins of those that an agency has configured. */
export const declaredOrigins: DeclaredThirdParties = Object.fromEntries(
  Object.entries({ ...THIRD_PARTIES, ...CAPTCHAS }).map(([name, { origins }]) => [
    name,
    thirdPartyOriginsSchema.parse(origins),
  ]),
);
