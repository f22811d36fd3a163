import type { Site } from 'shared-kit/contracts/api/site';
import type { Host } from 'composer/host';
import { fallbackSite } from 'shared-kit/domain/fallback-site';
import { pageLocales } from 'shared-kit/domain/numbers';
import type { Language } from 'shared-kit/domain/languages';
import { siteHref, type Paths } from './site-links.ts';

/** The configuration of a made-up agency. */
export function site(language: Language): Site {
  const empty = fallbackSite(language);
  const agency = {
    name: 'Façade',
    legalName: 'Façade SRL',
    street: 'Rue Haute 1',
    zip: '5000',
    city: 'Namur',
  };
  return { ...empty, defaultLanguage: 'fr', agency: { ...empty.agency, ...agency, country: 'Belgique' } };
}

/** A shell with no other remote in it; `links` are the link names of the remote under test. */
export const host = (language: Language, links?: Readonly<Record<string, Paths>>): Host => ({
  language,
  locales: pageLocales(language, {}),
  site: site(language),
  href: siteHref(language, links),
  findWidget: () => undefined,
  fillers: () => [],
  loaded: () => undefined,
  load: async () => 'failed',
  stylesheets: () => [],
  destination: () => '/',
  preload: () => {},
  onHydrated: () => {},
});
