import { canonicalPath } from './canonical-path.ts';
import type { Language } from './languages.ts';
import { isLanguage } from './languages.ts';
import type { LocalizedTexts } from './localized-text.ts';

/**
 * A page of the lookup table (product A6); no route uses it yet, those of content pages will. Paths as `canonicalPath` spells them, those per language with their language first.
 */
export interface PathEntry {
  originalPath: string;
  paths: Partial<Record<Language, string>>;
  breadcrumb: LocalizedTexts;
  /** Where a project really lives, when that is another site. */
  externalLink?: string;
  type?: string;
}

export interface PathTable {
  byOriginal: ReadonlyMap<string, PathEntry>;
  byLocalized: ReadonlyMap<string, PathEntry>;
  byLastSegment: ReadonlyMap<string, PathEntry>;
}

const HOME = '/';

/** Only these are also found by their last segment (product A7). */
const FOUND_BY_LAST_SEGMENT = ['for-sale', 'for-rent'];

/** Of two entries with the same path the first counts. */
export function createPathTable(entries: readonly PathEntry[]): PathTable {
  const byOriginal = new Map<string, PathEntry>();
  const byLocalized = new Map<string, PathEntry>();
  const byLastSegment = new Map<string, PathEntry>();
  for (const entry of entries) {
    addOnce(byOriginal, canonicalPath(entry.originalPath), entry);
    for (const path of Object.values(entry.paths)) addOnce(byLocalized, canonicalPath(path), entry);
    const last = lastSegment(canonicalPath(entry.originalPath));
    if (FOUND_BY_LAST_SEGMENT.includes(last)) addOnce(byLastSegment, last, entry);
  }
  return { byOriginal, byLocalized, byLastSegment };
}

/**
 * The entry that a path means, original or localized, with or without language, in any spelling, query ignored; undefined for an unknown
 * path, which as a request is a 404 (product A8).
 */
export function findPathEntry(table: PathTable, path: string): PathEntry | undefined {
  const { pathname } = parted(path);
  const { rest } = languageParted(pathname);
  return (
    table.byLocalized.get(pathname) ??
    table.byOriginal.get(pathname) ??
    table.byOriginal.get(rest) ??
    table.byLastSegment.get(lastSegment(rest))
  );
}

/** The link to a page in a language: its localized path or its external link, with the query kept; an unknown path resolves to `/`. */
export function localizedPath(table: PathTable, originalPath: string, language: Language): string {
  const entry = findPathEntry(table, originalPath);
  if (!entry) return HOME;
  if (entry.externalLink && /^https?:\/\//i.test(entry.externalLink)) return entry.externalLink;
  return pathIn(entry, language) + parted(originalPath).suffix;
}

/** The original path behind a localized one, with the query kept; an unknown path resolves to `/`. */
export function originalPath(table: PathTable, localized: string): string {
  const entry = findPathEntry(table, localized);
  return entry ? canonicalPath(entry.originalPath) + parted(localized).suffix : HOME;
}

/** The same page in another language, with the query kept. A path that is not in the table keeps its rest behind the other language. */
export function switchLanguage(table: PathTable, path: string, language: Language): string {
  const { pathname, suffix } = parted(path);
  const entry = findPathEntry(table, pathname);
  return (entry ? pathIn(entry, language) : withLanguage(languageParted(pathname).rest, language)) + suffix;
}

/** The language that leads a path, if any, and the path without it. */
export function languageParted(path: string): { language?: Language; rest: string } {
  const pathname = canonicalPath(path);
  const [first, ...others] = pathname.split('/').filter(Boolean);
  return isLanguage(first) ? { language: first, rest: canonicalPath(others.join('/')) } : { rest: pathname };
}

function pathIn(entry: PathEntry, language: Language): string {
  return canonicalPath(entry.paths[language] ?? withLanguage(entry.originalPath, language));
}

function withLanguage(path: string, language: Language): string {
  return canonicalPath(`${language}/${path}`);
}

function parted(path: string): { pathname: string; suffix: string } {
  const end = path.search(/[?#]/);
  return end < 0
    ? { pathname: canonicalPath(path), suffix: '' }
    : { pathname: canonicalPath(path.slice(0, end)), suffix: path.slice(end) };
}

function lastSegment(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? '';
}

function addOnce(map: Map<string, PathEntry>, key: string, entry: PathEntry): void {
  if (!map.has(key)) map.set(key, entry);
}
