import type { ThirdPartyOrigins } from 'composer/contract';
import type { CaptchaProviderName } from 'shared-kit/domain/captcha-providers';

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/**
 * What pages may use for captchas of third parties (product C10), by the name of the provider. Forms load the one that the agency has
 * configured, when the API asks for one and the visitor starts it, and take it away.
 */
export const CAPTCHAS: Readonly<Record<CaptchaProviderName, { origins: Partial<ThirdPartyOrigins> }>> = {
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
