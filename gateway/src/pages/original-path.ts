import type { Composition } from 'shared-kit/contracts/boot';
import type { Language } from 'shared-kit/domain/languages';

/**
 * The localized path of a language-less one that a live release declares (spec 2.1, decisions P3): "/for-sale/" in French
 * is "/fr/a-vendre/", "/property/12/" is "/fr/property/12/". Undefined when none declares it.
 */
export function localizedPath(
  { shell, remotes }: Composition,
  path: string,
  language: Language,
): string | undefined {
  for (const pages of [shell.pages, ...Object.values(remotes).map(({ routes }) => routes)]) {
    for (const { originalPath, paths } of pages) {
      const params = originalPath === undefined ? undefined : matchSegments(originalPath, path);
      if (params) return `/${language}/${fillSegments(paths[language], params)}/`;
    }
  }
  return undefined;
}

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

const fillSegments = (pattern: string, params: Record<string, string>) =>
  pattern
    .split('/')
    .filter((segment) => !segment.endsWith('?'))
    .map((segment) => (segment.startsWith(':') ? (params[segment.slice(1)] ?? '') : segment))
    .join('/');
