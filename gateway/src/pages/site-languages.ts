import type { Site } from 'shared-kit/contracts/api/site';
import { fallbackSite } from 'shared-kit/domain/fallback-site';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';
import type { ApiFetch, ApiRequest } from 'composer/gateway';

/** @param request when to go on without the API, and who is told of its answer */
export type SiteLanguages = (
  wanted: Language,
  request: Pick<ApiRequest, 'until' | 'onAnswer'>,
) => Promise<
  Pick<Site, 'languages' | 'defaultLanguage' | 'thirdParties' | 'standIns' | 'captcha' | 'filmHosts'>
>;

/**
 * Languages in use and the default one, from site configuration (product A2), and the third parties that the agency has configured
 * (product G3), with the hosts of films; all languages and no third party while the API is away. They are read from
 * the answer that the page in `wanted` is rendered with, so that the API is asked once for both.
 */
export function siteLanguages(fetch: ApiFetch, apiBaseUrl: string): SiteLanguages {
  return async (wanted, request) => {
    for (const language of new Set([wanted, ...LANGUAGES])) {
      const response = await fetch(`${apiBaseUrl}/api/site?lang=${language}`, request).catch(() => undefined);
      if (response?.ok) return (await response.json()) as Site;
      const isNotInUse = response?.status === 422;
      if (!isNotInUse) break;
    }
    return fallbackSite(wanted);
  };
}
