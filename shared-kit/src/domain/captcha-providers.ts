/** What a captcha of a third party is (product C10): the shape of an agency's key at it, and an example of one. */
interface CaptchaProvider {
  /** As visitors know it. */
  readonly title: string;
  /** Keys become parts of addresses: nothing but letters, digits, `_` and `-` fits. */
  readonly key: RegExp;
  readonly example: string;
}

export const CAPTCHA_PROVIDERS = {
  turnstile: {
    title: 'Cloudflare Turnstile',
    key: /^[0-3]x[\w-]{20,40}$/,
    example: '0x4AAAAAAAExampleSiteKey',
  },
  hCaptcha: {
    title: 'hCaptcha',
    key: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
    example: '10000000-ffff-ffff-ffff-000000000001',
  },
  reCaptcha: {
    title: 'Google reCAPTCHA',
    key: /^6L[\w-]{38}$/,
    example: '6LExampleExampleExampleExampleExampleExa',
  },
} as const satisfies Record<string, CaptchaProvider>;

export type CaptchaProviderName = keyof typeof CAPTCHA_PROVIDERS;

/** The captcha that an agency has configured instead of the site's own. */
export interface CaptchaChoice {
  provider: CaptchaProviderName;
  siteKey: string;
}

/** Whether the key has the shape that its provider gives out. */
export const isCaptchaKey = ({ provider, siteKey }: CaptchaChoice): boolean =>
  CAPTCHA_PROVIDERS[provider].key.test(siteKey);

const SEPARATOR = ':';

/** How what a provider's captcha gives the browser is sent to the API. */
export const captchaProof = (provider: CaptchaProviderName, token: string): string =>
  `${provider}${SEPARATOR}${token}`;

/** The token in a proof of this provider; undefined when it is of another captcha. */
export const captchaToken = (provider: CaptchaProviderName, proof: string): string | undefined =>
  proof.startsWith(provider + SEPARATOR) ? proof.slice(provider.length + 1) : undefined;
