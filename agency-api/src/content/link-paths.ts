import type { Language } from 'shared-kit/domain/languages';
import type { AgencyContent } from './agency-content.ts';
import { namedLinks } from './named-links.ts';

/**
 * Paths of Published pages by their link names, in a language. Articles and testimonials are many, and lead to by lists that know their
 * paths: they are named only where a link of the content leads to them.
 */
export function linkPaths(content: AgencyContent, language: Language): Record<string, string> {
  const linked = new Set(namedLinks(content).map(({ name }) => name));
  return Object.fromEntries(
    content.pages.flatMap(({ page, status, paths, article, testimonial, isActiveSEO }) => {
      const isListed = article !== null || testimonial !== null || !isActiveSEO;
      const path = paths[language];
      if (status !== 'Published' || path === undefined || (isListed && !linked.has(page))) return [];
      return [[page, path]];
    }),
  );
}
