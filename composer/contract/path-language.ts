import type { Language } from './register.ts';

/** The language that leads a path, if one of the site's does. */
export const pathLanguage = (
  path: string,
  { languages }: { languages: readonly Language[] },
): Language | undefined => {
  const first = path.split('/', 2)[1];
  return languages.find((language) => language === first);
};
