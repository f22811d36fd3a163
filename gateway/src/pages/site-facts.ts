import type { ReadFacts, SiteFacts, ApiFetch, GatewaySite } from 'composer/gateway';
import { filmHostsSchema } from 'shared-kit/contracts/api/site';
import type { Site, ContentAddress } from 'shared-kit/contracts/api/site';
import { THIRD_PARTY_FRAMES } from 'shared-kit/contracts/map-frames';
import { fallbackSite } from 'shared-kit/domain/fallback-site';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { mayLoadThirdParties } from 'shared-kit/domain/consent';

type ConfiguredSite = Pick<
  Site,
  'languages' | 'defaultLanguage' | 'thirdParties' | 'standIns' | 'captcha' | 'filmHosts'
>;

/**
 * Languages in use and the default one, from site configuration (product A2), and the third parties that the agency has configured
 * (product G3), with the hosts of films; all languages and no third party while the API is away. They are read from
 * the answer that the page in `wanted` is rendered with, so that the API is asked once for both.
 */
export function siteFacts(fetch: ApiFetch, apiBaseUrl: string) {
  const readSite = async (...[wanted, request]: Parameters<ReadFacts>): Promise<ConfiguredSite> => {
    for (const language of new Set([wanted, ...LANGUAGES])) {
      const response = await fetch(`${apiBaseUrl}/api/site?lang=${language}`, request).catch(() => undefined);
      if (response?.ok) return (await response.json()) as Site;
      const isNotInUse = response?.status === 422;
      if (!isNotInUse) break;
    }
    return fallbackSite(wanted);
  };
  const readFacts: ReadFacts = async (wanted, request) => toSiteFacts(await readSite(wanted, request));
  return { readSite, readFacts };
}

const toSiteFacts = (site: ConfiguredSite): SiteFacts => ({
  languages: site.languages,
  defaultLanguage: site.defaultLanguage,
  sourcesAt: ({ path, search }) => ({
    thirdParties: mayLoadThirdParties(path, search) ? listThirdParties(site) : [],
    standIns: parseStandIns(site),
    films: filmHostsSchema.catch([]).parse(site.filmHosts ?? []),
  }),
});

/** Third parties that have a document of their own. */
const IN_FRAMES = new Set<string>(Object.values(THIRD_PARTY_FRAMES));

/** Names of the third parties that a page may load (product A27). */
function listThirdParties({ thirdParties, captcha }: ConfiguredSite): string[] {
  const inPages = Object.keys(thirdParties ?? {}).filter((name) => !IN_FRAMES.has(name));
  return [...inPages, ...(captcha ? [captcha.provider] : [])];
}

/** An origin that a policy can name; anything else is none. */
const parseStandIns = ({ standIns }: ConfiguredSite): string | undefined =>
  standIns !== undefined && URL.canParse(standIns) ? new URL(standIns).origin : undefined;

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
