import type { SitemapContents, SitemapListings } from 'shared-kit/contracts/api/sitemap';
import type { Composition } from 'composer/contract';
import type { Language } from 'shared-kit/domain/languages';
import { listingLink, projectLink } from 'shared-kit/domain/listing-link';
import { localizedPaths } from 'shared-kit/domain/languages';
import { linksInSitemap } from '../page-links.ts';
import type { PageLinks } from '../page-links.ts';
import type { SitemapPage } from './sitemap-xml.ts';

interface Site {
  links: PageLinks;
  languages: readonly Language[];
}

/** Pages whose path has no parameters: those of the live releases, and the agency's texts. */
export function plainPages(
  composition: Composition,
  { pages }: SitemapContents,
  { links, languages }: Site,
): SitemapPage[] {
  const ofReleases = ['home', ...linksInSitemap(composition)].map((name) => ({
    paths: localizedPaths(languages, (language) => links(name, {}, language)),
    lastModified: null,
  }));
  const ofContent = pages.map(({ paths, lastModified }) => ({
    paths: localizedPaths(languages, (language) => {
      const path = paths[language];
      return path === undefined ? undefined : `/${language}/${path}/`;
    }),
    lastModified,
  }));
  return [...ofReleases, ...ofContent];
}

export const projectPages = ({ projects }: SitemapContents, { links, languages }: Site): SitemapPage[] =>
  projects.map(({ id, slugsByLanguage, lastModified }) => ({
    paths: localizedPaths(languages, (language) => {
      const slugs = slugsByLanguage[language];
      return slugs && links(...projectLink({ id, slugs }), language);
    }),
    lastModified,
  }));

export const listingPages = ({ items }: SitemapListings, { links, languages }: Site): SitemapPage[] =>
  items.map(({ slugsByLanguage, lastModified, ...listing }) => ({
    paths: localizedPaths(languages, (language) => {
      const slugs = slugsByLanguage[language];
      return slugs && links(...listingLink({ ...listing, slugs }), language);
    }),
    lastModified,
  }));
