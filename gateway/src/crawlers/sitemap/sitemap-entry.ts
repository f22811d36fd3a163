import type { Language } from 'shared-kit/domain/languages';
import { xmlText } from '../xml-text.ts';

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
