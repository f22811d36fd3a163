import type { CaptchaProviderName } from 'shared-kit/domain/captcha-providers';

/** What all providers understand. */
export interface WidgetOptions {
  sitekey: string;
  callback(token: string): void;
  'error-callback'(): void;
  /** Turnstile's name for it; the others take the language from the address of their script. */
  language: string;
  /** A compact one has room on the narrowest phones. */
  size: 'normal' | 'compact';
}

/** What a provider's script puts into the page. */
export interface ProviderApi {
  render(place: HTMLElement, options: WidgetOptions): string | number;
  remove?(widget: string | number): void;
}

interface ProviderScript {
  /** Name of its API in the page. */
  name: string;
  /** Address of the script, which calls `onload` when it is ready. */
  address(onload: string, language: string): string;
  /** Hosts of the frames and scripts that it adds. */
  hosts: RegExp;
  /** Names of what it keeps in this site's storage. */
  traces: RegExp;
}

const NO_TRACES = /$^/;

export const PROVIDER_SCRIPTS: Readonly<Record<CaptchaProviderName, ProviderScript>> = {
  turnstile: {
    name: 'turnstile',
    address: (onload) =>
      `https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=${onload}`,
    hosts: /^https:\/\/challenges\.cloudflare\.com\//,
    traces: NO_TRACES,
  },
  hCaptcha: {
    name: 'hcaptcha',
    address: (onload, language) =>
      `https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&onload=${onload}&hl=${language}`,
    hosts: /^https:\/\/([a-z0-9-]+\.)?hcaptcha\.com\//,
    traces: NO_TRACES,
  },
  reCaptcha: {
    name: 'grecaptcha',
    address: (onload, language) =>
      `https://www.google.com/recaptcha/api.js?render=explicit&onload=${onload}&hl=${language}`,
    hosts: /^https:\/\/(www\.google\.com|recaptcha\.google\.com|www\.gstatic\.com)\/recaptcha\//,
    traces: /^(rc::|_grecaptcha)/,
  },
};
