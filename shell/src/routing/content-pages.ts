import type { PageAddress } from 'shared-kit/contracts/release';
import type { ContentPageKey } from 'shared-kit/domain/content-page-keys';

/**
 * Where the pages of texts are (product A10, A23): below the language prefix, without leading or trailing slash. What a page shows, and
 * whether there is one, is the agency's. Its key is its link name too.
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
} as const satisfies Record<ContentPageKey, Omit<PageAddress, 'id'>>;

/** As the release of the shell declares them. */
export const contentPageAddresses: PageAddress[] = Object.entries(CONTENT_PAGES).map(([key, address]) => ({
  id: key,
  link: key,
  ...address,
}));
