import type { SitemapContents } from 'shared-kit/contracts/api/sitemap';
import type { Language } from 'shared-kit/domain/languages';
import { xmlText } from '../xml-text.ts';

/** Names of the files of a language: `pages`, `projects`, and one for each part of the listings, by its first id. */
const sitemapFile = (language: Language, name: string): string => `/sitemaps/${language}/${name}.xml`;
const listingsFile = (from: number): string => `listings-${from}`;

/** First id of the listings in a file; undefined for other files. */
export function firstListing(name: string): number | undefined {
  const digits = /^listings-(0|[1-9]\d{0,9})$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** `/sitemap.xml`: the files of the sitemap in all languages in use. */
export function sitemapIndex(
  { listings, projects }: SitemapContents,
  { origin, languages }: { origin: string; languages: readonly Language[] },
): string {
  const files: [name: string, lastModified: string | null][] = [
    ['pages', null],
    ...(projects.length ? [['projects', null] as [string, null]] : []),
    ...listings.map(({ from, lastModified }): [string, string | null] => [listingsFile(from), lastModified]),
  ];
  const entries = languages.flatMap((language) =>
    files.map(
      ([name, lastModified]) =>
        `<sitemap><loc>${xmlText(origin + sitemapFile(language, name))}</loc>${
          lastModified ? `<lastmod>${xmlText(lastModified)}</lastmod>` : ''
        }</sitemap>\n`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

/** A page of the site in all languages that have it. */
export interface SitemapPage {
  paths: Partial<Record<Language, string>>;
  lastModified: string | null;
}

/** The languages in use, and the one for visitors of any other. */
export interface SiteLanguagesInUse {
  languages: readonly Language[];
  defaultLanguage: Language;
}

/** The entry of a page in the sitemap of a language, with its other languages; empty where the language lacks it. */
export function sitemapEntry(
  { paths, lastModified }: SitemapPage,
  language: Language,
  { origin, languages, defaultLanguage }: SiteLanguagesInUse & { origin: string },
): string {
  const own = paths[language];
  if (!own) return '';
  const alternate = (code: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${xmlText(origin + path)}"/>`;
  const alternates = languages.flatMap((code) => (paths[code] ? [alternate(code, paths[code])] : []));
  const other = paths[defaultLanguage];
  return [
    `<url><loc>${xmlText(origin + own)}</loc>`,
    lastModified && `<lastmod>${xmlText(lastModified)}</lastmod>`,
    ...alternates,
    other && alternate('x-default', other),
    '</url>\n',
  ]
    .filter(Boolean)
    .join('');
}
