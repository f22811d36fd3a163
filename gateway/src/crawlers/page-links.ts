import type { Composition, LinkParams, PageAddress } from 'composer/contract';
import type { Language } from 'shared-kit/domain/languages';
import { fillPattern } from 'composer/paths';

/** Path of the page with a link name; undefined when no live release has it, or a parameter is missing. */
export type PageLinks = (name: string, params: LinkParams, language: Language) => string | undefined;

/** Where links lead with a set of releases, for what is no page: it runs no code of theirs. */
export function pageLinks({ shell, remotes }: Composition): PageLinks {
  const paths = new Map<string, PageAddress['paths']>();
  for (const page of shell.pages) if (page.link) paths.set(page.link, page.paths);
  for (const { routes } of Object.values(remotes))
    for (const route of routes) if (route.link) paths.set(route.link, route.paths);
  return (name, params, language) => {
    if (name === 'home') return `/${language}/`;
    const pattern = paths.get(name)?.[language];
    const path = pattern && fillPattern(pattern, encoded(params));
    return path ? `/${language}/${path}/` : undefined;
  };
}

/** Link names of the pages that live releases want search engines to know of. */
export const linksInSitemap = ({ remotes }: Composition): string[] =>
  Object.values(remotes).flatMap(({ routes }) =>
    routes.flatMap(({ inSitemap, link }) => (inSitemap && link ? [link] : [])),
  );

const encoded = (params: LinkParams) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, encodeURIComponent(String(value))]),
  );
