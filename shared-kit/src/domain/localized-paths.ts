import type { Language } from './languages.ts';

/** A page's path in each language that has one. */
export function localizedPaths(
  languages: readonly Language[],
  pathIn: (language: Language) => string | undefined,
): Partial<Record<Language, string>> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const path = pathIn(language);
      return path === undefined ? [] : [[language, path]];
    }),
  );
}
