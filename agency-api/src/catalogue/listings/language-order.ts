import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../configuration/agency-config.ts';

/**
 * Order of fallback languages: the language itself, the site's default, French (product T1), then those in use and any
 * other, as a text in a foreign language is better than none. Without a language: the order for facts, the same for every visitor.
 */
export function languageOrder(
  { languages }: Pick<AgencyConfig, 'languages'>,
  language?: Language,
): Language[] {
  const wanted = [language, languages.default, 'fr' as const, ...languages.inUse, ...LANGUAGES];
  return [...new Set(wanted.filter((candidate) => candidate !== undefined))];
}

/** What there is in the language, else in the first that it falls back on. */
export function inNearest<Value>(
  byLanguage: ReadonlyMap<string, Value> | undefined,
  language: Language,
  config: Pick<AgencyConfig, 'languages'>,
): Value | undefined {
  const nearest = languageOrder(config, language).find((candidate) => byLanguage?.has(candidate));
  return nearest && byLanguage?.get(nearest);
}
