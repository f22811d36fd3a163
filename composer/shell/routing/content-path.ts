import type { Language } from '../../contract/contract.ts';

/** Address of a content page by its path below the language, as the API tells it; that of the home page is empty. */
export const contentPath = (language: Language, path: string): string =>
  path === '' ? `/${language}/` : `/${language}/${path}/`;
