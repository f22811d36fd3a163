import type {} from 'composer/contract';

/** The languages whose texts are bundled (product A1). Which of them are offered is site configuration. */
export const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

declare module 'composer/contract' {
  interface Register {
    language: Language;
  }
}

/** Validates an untrusted value, such as the first path segment. Exact: `FR` and `fr-BE` are not languages of the site. */
export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

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
