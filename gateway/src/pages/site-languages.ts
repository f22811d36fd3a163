import type { Site } from 'shared-kit/contracts/api/site';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';
import type { ApiFetch } from './api-fetch.ts';

/** @param until when to go on without the API, as `Date.now()` tells it */
export type SiteLanguages = (until: number) => Promise<{ languages: Language[]; defaultLanguage: Language }>;

/** Languages in use and the default one, from site configuration (product A2); all of them while the API is away. */
export function siteLanguages(fetch: ApiFetch, apiBaseUrl: string): SiteLanguages {
  return async (until) => {
    try {
      const response = await fetch(`${apiBaseUrl}/api/site?lang=fr`, { until });
      if (!response.ok) throw new Error(`/api/site: ${response.status}`);
      const { languages, defaultLanguage } = (await response.json()) as Site;
      return { languages, defaultLanguage };
    } catch {
      return { languages: [...LANGUAGES], defaultLanguage: 'fr' };
    }
  };
}
