import type { Composition } from '../../contract/boot.ts';
import type { Language } from '../../contract/register.ts';
import { fillPattern, matchesPattern } from '../../contract/path-pattern.ts';

/**
 * The localized path of a language-less one that a live release declares: "/for-sale/" in French is "/fr/a-vendre/",
 * "/property/12/" is "/fr/property/12/". Undefined when none declares it.
 */
export function localizedPath(
  composition: Composition,
  path: string,
  language: Language,
): string | undefined {
  for (const { originalPaths = [], paths } of declaredPages(composition)) {
    const pattern = paths[language];
    if (pattern === undefined) continue;
    for (const original of originalPaths) {
      const params = matchSegments(original, path);
      const filled = params && fillPattern(pattern, params);
      if (filled) return `/${language}/${filled}/`;
    }
  }
  return undefined;
}

/**
 * The localized path of an original one that stands behind a language: "/fr/for-sale/" is "/fr/a-vendre/". Undefined when
 * the path is a page's own already, or no original one.
 */
export function relocalizedPath(composition: Composition, path: string): string | undefined {
  const [, first, ...rest] = path.split('/');
  const language = first as Language;
  const patterns = declaredPages(composition).flatMap(({ paths }) =>
    Object.hasOwn(paths, language) ? (paths[language] ?? []) : [],
  );
  const isPage = patterns.some((pattern) => matchesPattern(pattern, rest.join('/')));
  return isPage ? undefined : localizedPath(composition, `/${rest.join('/')}`, language);
}

const declaredPages = ({ shell, remotes }: Composition) => [
  ...shell.pages,
  ...Object.values(remotes).flatMap(({ routes }) => routes),
];

function matchSegments(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    if (segment.startsWith(':')) params[segment.slice(1)] = given[index]!;
    else if (segment !== given[index]) return undefined;
  }
  return params;
}
