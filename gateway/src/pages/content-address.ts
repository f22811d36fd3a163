import type { ContentAddress } from 'shared-kit/contracts/api/site';
import type { Language } from 'shared-kit/domain/languages';
import { pathLanguage } from 'shared-kit/domain/path-language';
import type { ApiFetch } from 'composer/gateway';
import type { PageAddress } from './page-address.ts';

/** @param until when to go on without the API, as `Date.now()` tells it */
export type ContentAddresses = (
  address: PageAddress,
  language: Language,
  until: number,
) => Promise<PageAddress>;

/**
 * A misspelt original path of a content page ("/Over-Ons") leads there in one step, and not by way of its right spelling; the right
 * spelling itself is found when it is rendered. While the API is away it takes two steps.
 */
export function contentAddresses(fetch: ApiFetch, apiBaseUrl: string): ContentAddresses {
  return async (address, language, until) => {
    if (address.kind !== 'redirect' || address.byLanguage || pathLanguage(address.path)) return address;
    const query = new URLSearchParams({ lang: language, path: address.path.replace(/^\/|\/$/g, '') });
    const response = await fetch(`${apiBaseUrl}/api/pages?${query}`, { until }).catch(() => undefined);
    if (!response?.ok) return address;
    const { page, movedTo } = (await response.json()) as ContentAddress;
    const path = movedTo ?? page?.paths[language];
    return path === undefined
      ? address
      : { kind: 'redirect', path: `/${language}/${path}/`, status: 302, byLanguage: true };
  };
}
