import type { ThirdParty } from '../third-party.ts';

type Captcha = Pick<ThirdParty, 'title' | 'needs' | 'origins'>;

/**
 * Captchas of third parties, by which a form may ask for more than the site's own does (product C10). The form that needs one loads it
 * and takes it away; a visitor who sends a form has asked for it, so it needs no further consent. No agency can configure one
 * yet: forms have the site's own.
 */
export const turnstile: Captcha = {
  title: 'Cloudflare Turnstile',
  needs: [],
  origins: {
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
  },
};

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

export const hCaptcha: Captcha = {
  title: 'hCaptcha',
  needs: [],
  origins: { scripts: HCAPTCHA, connections: HCAPTCHA, frames: HCAPTCHA },
};

export const reCaptcha: Captcha = {
  title: 'Google reCAPTCHA',
  needs: [],
  origins: {
    scripts: ['https://www.google.com', 'https://www.gstatic.com'],
    frames: ['https://www.google.com'],
  },
};
