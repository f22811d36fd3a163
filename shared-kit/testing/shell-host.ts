import type { Site } from 'shared-kit/contracts/api/site';
import type { Host } from 'shared-kit/host';
import type { Language } from 'shared-kit/domain/languages';
import { siteHref, type Paths } from './site-links.ts';

/** The configuration of a made-up agency. */
export const site = (language: Language): Site => ({
  language,
  defaultLanguage: 'fr',
  languages: ['nl', 'fr', 'en', 'de'],
  agency: {
    name: 'Façade',
    legalName: 'Façade SRL',
    street: 'Rue Haute 1',
    zip: '5000',
    city: 'Namur',
    country: 'Belgique',
    phone: '',
    email: '',
    vat: '',
    licence: '',
    supervisor: '',
    insurer: '',
    policy: '',
    ethicsUrl: null,
  },
  topBar: null,
  menu: [],
  footer: { columns: [], copyright: '' },
  breakpoints: { mobile: 767, tablet: 960 },
});

/** A shell with no other remote in it; `links` are the link names of the remote under test. */
export const host = (language: Language, links?: Readonly<Record<string, Paths>>): Host => ({
  language,
  site: site(language),
  href: siteHref(language, links),
  findWidget: () => undefined,
  fillers: () => [],
  loaded: () => undefined,
  load: async () => 'failed',
  stylesheets: () => [],
  preload: () => {},
  onHydrated: () => {},
});
