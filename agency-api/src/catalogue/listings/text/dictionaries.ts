import type { Language } from 'shared-kit/domain/languages';

/** PostgreSQL's dictionaries by language: they stem words and leave out those that say nothing. */
export const DICTIONARIES: Readonly<Record<Language, string>> = {
  nl: 'dutch',
  fr: 'french',
  en: 'english',
  de: 'german',
};
