import type { Language } from 'shared-kit/domain/languages';
import { canonicalPath } from 'composer/paths';
import type { AgencyContent } from './agency-content.ts';
import { createdAt, type PageFile } from './schemas/page.ts';

/** The content, and its Published pages by what they are asked for. */
export interface ContentIndex {
  content: AgencyContent;
  /** By key. */
  page(key: string): PageFile | undefined;
  /** By a path below a language: the page itself, and whether it has another path now. */
  atPath(language: Language, path: string): { page: PageFile; isMoved: boolean } | undefined;
  /** Published pages below a page that are in a language, in their order. */
  children(key: string, language: Language): PageFile[];
}

/** Builds the lookups once for a version of the content. */
export function contentIndex(content: AgencyContent): ContentIndex {
  const published = content.pages.filter(({ status }) => status === 'Published');
  const byKey = new Map(published.map((page) => [page.page, page]));
  const byPath = new Map(
    published.flatMap((page) =>
      Object.entries(page.paths).map(([language, path]) => [toAddressKey(language, path), page] as const),
    ),
  );
  const byOriginal = new Map(
    published.flatMap((page) => page.originalPaths.map((original) => [original, page] as const)),
  );
  const byParent = Map.groupBy(published.toSorted(bySortAndDate), ({ parent }) => parent);
  return {
    content,
    page: (key) => byKey.get(key),
    atPath(language, path) {
      const wanted = canonicalPath(`/${path}`);
      const own = byPath.get(toAddressKey(language, wanted.slice(1, -1)));
      if (own) return { page: own, isMoved: wanted !== `/${path}/` };
      const original = byOriginal.get(wanted);
      return original?.paths[language] === undefined ? undefined : { page: original, isMoved: true };
    },
    children: (key, language) =>
      (byParent.get(key) ?? []).filter(({ paths }) => paths[language] !== undefined),
  };
}

const toAddressKey = (language: string, path: string) => `${language} ${path}`;

/** By `sort`, then the newest first; those without either keep their order. */
function bySortAndDate(one: PageFile, other: PageFile): number {
  const sorted = (one.sort ?? Infinity) - (other.sort ?? Infinity);
  if (sorted) return sorted;
  return (createdAt(other) ?? '').localeCompare(createdAt(one) ?? '');
}
