import { LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';

/** A search that the visitor made before: the address of its list, and what it was about in the language of its page. */
export interface LastSearch {
  address: string;
  label: string;
  language: Language;
}

/** Under which name the browser keeps them (product C19). */
const KEY = 'lastSearches';
const MOST = 6;
const LONGEST_LABEL = 200;
/** Language, section and query. */
const SEARCH = /^\/[a-z]{2}\/[a-z-]+\/\?[^\s<>]+$/;

/** The last searches in a language, the latest first. What was stored may be anybody's: only paths of the site are taken. */
export function readLastSearches(language: Language): LastSearch[] {
  return readAll().filter((search) => search.language === language);
}

/** Remembers a search; the same address counts once. */
export function rememberSearch(search: LastSearch): void {
  const others = readAll().filter(({ address }) => address !== search.address);
  const kept = [{ ...search, label: search.label.slice(0, LONGEST_LABEL) }, ...others].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser may forbid storage, or be full: nothing is remembered then.
  }
}

function readAll(): LastSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isSearch(value: unknown): value is LastSearch {
  const { address, label, language } = (value ?? {}) as Partial<Record<keyof LastSearch, unknown>>;
  return (
    typeof address === 'string' &&
    typeof label === 'string' &&
    LANGUAGES.some((known) => known === language) &&
    address.startsWith(`/${language as Language}/`) &&
    SEARCH.test(address)
  );
}
