/** The shape of an id, and an example of one. Ids become parts of addresses: nothing but letters, digits and hyphens fits. */
interface IdShape {
  readonly pattern: RegExp;
  readonly example: string;
}

/** Third parties that an agency can configure, by the id that each of them knows the agency by (product G3). */
export const THIRD_PARTY_IDS = {
  tagManager: { pattern: /^GTM-[A-Z0-9]{4,12}$/, example: 'GTM-ABC1234' },
  analytics: { pattern: /^G-[A-Z0-9]{6,12}$/, example: 'G-ABCDE12345' },
  ads: { pattern: /^AW-\d{8,12}$/, example: 'AW-123456789' },
  pixel: { pattern: /^\d{10,20}$/, example: '123456789012345' },
  reviews: { pattern: /^[0-9a-f]{24}$/, example: '46d6a890000064000500e0c3' },
  liveChat: {
    pattern: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
    example: 'e93e073a-1f69-4cbc-8934-f9e1611e65bb',
  },
  googleMap: { pattern: /^AIza[\w-]{35}$/, example: 'AIzaExampleExampleExampleExampleExample' },
} as const satisfies Record<string, IdShape>;

export type ThirdPartyName = keyof typeof THIRD_PARTY_IDS;

/** Ids of the third parties that are configured. */
export type ThirdPartyIds = { readonly [Name in ThirdPartyName]?: string | undefined };

/** Names of those whose id has the right shape, whatever else the configuration holds. */
export const configuredThirdParties = (ids: ThirdPartyIds | undefined): ThirdPartyName[] =>
  (Object.keys(THIRD_PARTY_IDS) as ThirdPartyName[]).filter((name) => {
    const id: unknown = ids?.[name];
    return typeof id === 'string' && THIRD_PARTY_IDS[name].pattern.test(id);
  });

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

/** Where a stand-in for an address of a third party is, on the server of the stand-ins: below its host and path. */
export const standInAddress = (address: string, standIns: string | undefined): string =>
  standIns === undefined ? address : address.replace('https://', `${standIns}/third-parties/`);
