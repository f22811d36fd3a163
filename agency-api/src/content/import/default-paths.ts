import { LANGUAGES } from 'shared-kit/domain/languages';
import type { RawPage } from './raw-value.ts';

/**
 * Gives articles and testimonials the paths that their files leave out: below that of their parent, by the slug of the title. Parents
 * come before their children.
 */
export function fillInPaths(pages: readonly RawPage[]): void {
  const byKey = new Map(pages.map((page) => [page.key, page]));
  const done = new Set<RawPage>();
  const fill = (page: RawPage) => {
    if (done.has(page)) return;
    done.add(page);
    const parent = byKey.get(String(page.value.parent));
    if (parent) fill(parent);
    const given = readPaths(page);
    const above = parent ? readPaths(parent) : {};
    for (const language of LANGUAGES) {
      const slug = page.slugs[language];
      if (!slug || given[language] !== undefined || typeof above[language] !== 'string') continue;
      given[language] = `${above[language]}/${slug}`;
    }
    if (Object.keys(page.slugs).length > 0) page.value.paths = given;
  };
  pages.forEach(fill);
}

function readPaths({ value: { paths } }: RawPage): Record<string, unknown> {
  return typeof paths === 'object' && paths !== null ? { ...paths } : {};
}
