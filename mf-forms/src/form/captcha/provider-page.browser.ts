import type { CaptchaProviderName } from 'shared-kit/domain/third-parties';

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
interface ProviderApi {
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

const ONLOAD = 'captchaIsReady';
const page = globalThis as unknown as Record<string, unknown>;

/** Adds the provider's script to the page. Rejects when it cannot be loaded, as where a blocker keeps it out. */
export function loadProvider(
  provider: CaptchaProviderName,
  language: string,
  signal: AbortSignal,
): Promise<ProviderApi> {
  const { name, address } = PROVIDER_SCRIPTS[provider];
  return new Promise((resolve, reject) => {
    page[ONLOAD] = () => resolve(page[name] as ProviderApi);
    const script = Object.assign(document.createElement('script'), { src: address(ONLOAD, language) });
    script.addEventListener('error', () => reject(new Error(`${provider} cannot be loaded`)));
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    document.head.append(script);
  });
}

/** Takes away what a provider has put into the page and kept in the name of the site. */
export function removeProvider(provider: CaptchaProviderName) {
  const { name, hosts, traces } = PROVIDER_SCRIPTS[provider];
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLIFrameElement>('script, iframe'))
    if (hosts.test(element.src)) element.remove();
  delete page[name];
  delete page[ONLOAD];
  for (const key of Object.keys(localStorage)) if (traces.test(key)) localStorage.removeItem(key);
}
