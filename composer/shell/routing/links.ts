import type { Composition, Href, Language, LinkParams, PageAddress } from '../../contract/contract.ts';
import { fillPattern } from '../../contract/paths.ts';

type Remotes = Composition['remotes'];

/** Link names of one set of releases. */
interface LinkTable {
  paths: Map<string, PageAddress['paths']>;
  /** Names that somebody was told of: they are on many pages. */
  reported: Set<string>;
}

/** Paths of content pages by link name, in the language of the page (`links` of the site). */
type ContentLinks = Readonly<Record<string, string>>;

/**
 * Where links lead on a page in a language: to pages of live releases, else to those of the content. A name that neither has leads
 * nowhere, which is reported once for a set of releases.
 */
export function createHref(
  remotes: Remotes,
  pageLanguage: Language,
  report: (error: Error) => void,
  content: ContentLinks = {},
): Href {
  const { paths, reported } = linkTable(remotes);
  return (name: string, params: LinkParams = {}, language: Language = pageLanguage) => {
    if (name === 'home') return `/${language}/`;
    const pattern = paths.get(name)?.[language];
    const path = pattern && fillPattern(pattern, encoded(params));
    if (path) return `/${language}/${path}/`;
    if (!pattern && Object.hasOwn(content, name))
      return language === pageLanguage ? contentPath(language, content[name]!) : undefined;
    if (!reported.has(name)) {
      reported.add(name);
      report(
        new Error(
          `A link leads nowhere: ${pattern ? `a parameter of "${name}" is missing` : `neither a live release nor the content has the link name "${name}"`}`,
        ),
      );
    }
    return undefined;
  };
}

const tables = new WeakMap<Remotes, LinkTable>();

/** Made once for a set of releases and forgotten with it. */
function linkTable(remotes: Remotes): LinkTable {
  const known = tables.get(remotes);
  if (known) return known;
  const paths: LinkTable['paths'] = new Map();
  for (const { routes } of Object.values(remotes)) {
    for (const route of routes) if (route.link) paths.set(route.link, route.paths);
  }
  const table = { paths, reported: new Set<string>() };
  tables.set(remotes, table);
  return table;
}

const encoded = (params: LinkParams) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, encodeURIComponent(String(value))]),
  );

/** Address of a content page by its path below the language, as the API tells it; that of the home page is empty. */
export const contentPath = (language: Language, path: string): string =>
  path === '' ? `/${language}/` : `/${language}/${path}/`;
