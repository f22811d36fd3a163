import type { ApiFetch, GatewaySite } from 'composer/gateway';
import type { ContentAddress } from 'shared-kit/contracts/api/site';

/** Original paths of content pages ("/Over-Ons"), as the API knows them; none while it is away. */
export function contentPaths(fetch: ApiFetch, apiBaseUrl: string): GatewaySite['lookUp'] {
  return async (original, language, until) => {
    const query = new URLSearchParams({ lang: language, path: original.replace(/^\/|\/$/g, '') });
    const response = await fetch(`${apiBaseUrl}/api/pages?${query}`, { until }).catch(() => undefined);
    if (!response?.ok) return undefined;
    const { page, movedTo } = (await response.json()) as ContentAddress;
    const path = movedTo ?? page?.paths[language];
    return path === undefined ? undefined : `/${language}/${path}/`;
  };
}
