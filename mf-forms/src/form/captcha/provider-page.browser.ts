import type { CaptchaProviderName } from 'shared-kit/domain/captcha-providers';
import { PROVIDER_SCRIPTS } from './provider-api.ts';
import type { ProviderApi } from './provider-api.ts';

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
