import type { Language } from './languages.ts';

/** A page of texts: where it is, and the path of the original site that leads to it. */
interface ContentPageAddress {
  /** Without language, as `canonicalPath` spells it (product A23). */
  originalPath: string;
  /** Below the language prefix, without leading or trailing slash (product A10). */
  paths: Record<Language, string>;
}

/**
 * Pages that an agency may have besides the home page, each from one file of its configuration (product A23, M1). What a page shows, and
 * whether there is one, is the agency's; where it would be is the same everywhere.
 */
export const CONTENT_PAGES = {
  privacy: {
    originalPath: '/privacy/',
    paths: { nl: 'privacy', fr: 'confidentialite', en: 'privacy', de: 'datenschutz' },
  },
  cookies: {
    originalPath: '/cookie-policy/',
    paths: {
      nl: 'cookiebeleid',
      fr: 'politique-cookies',
      en: 'cookie-policy',
      de: 'cookie-richtlinie',
    },
  },
  disclaimer: {
    originalPath: '/disclaimer/',
    paths: { nl: 'disclaimer', fr: 'mentions-legales', en: 'disclaimer', de: 'haftungsausschluss' },
  },
  about: {
    originalPath: '/over-ons/',
    paths: { nl: 'over-ons', fr: 'agence', en: 'about-us', de: 'ueber-uns' },
  },
  services: {
    originalPath: '/nosservices/',
    paths: { nl: 'diensten', fr: 'services', en: 'services', de: 'dienstleistungen' },
  },
  fees: {
    originalPath: '/nos-honoraires/',
    paths: { nl: 'erelonen', fr: 'honoraires', en: 'fees', de: 'honorare' },
  },
  'tenant-insurance': {
    originalPath: '/assurance-locataire/',
    paths: {
      nl: 'huurdersverzekering',
      fr: 'assurance-locataire',
      en: 'tenant-insurance',
      de: 'mieterversicherung',
    },
  },
} as const satisfies Record<string, ContentPageAddress>;

export type ContentPageKey = keyof typeof CONTENT_PAGES;

export const CONTENT_PAGE_KEYS = Object.keys(CONTENT_PAGES) as ContentPageKey[];

/** Guards an untrusted key, such as the name of a file. */
export function isContentPageKey(key: string): key is ContentPageKey {
  return Object.hasOwn(CONTENT_PAGES, key);
}

/** Public path of a content page. */
export function contentPagePath(page: ContentPageKey, language: Language): string {
  return `/${language}/${CONTENT_PAGES[page].paths[language]}/`;
}
