import { isEmpty } from 'shared-kit/domain/texts';
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

/**
 * Merges the records of several languages, in the given order: each key has the first value that is not missing, blank or an
 * empty list (product T1).
 */
export function mergeRecords<Value extends object>(inOrder: readonly Value[]): Value {
  const merged: Record<string, unknown> = {};
  for (const record of inOrder) {
    for (const [key, value] of Object.entries(record)) {
      if (isMissing(merged[key]) && !isMissing(value)) merged[key] = value;
      else if (!(key in merged)) merged[key] = value;
    }
  }
  return merged as Value;
}

/** Whether a language lacks a value, so that it is borrowed from another one. */
function isMissing(value: unknown): boolean {
  return isEmpty(value) || (Array.isArray(value) && value.length === 0);
}

interface Wanted {
  config: Pick<AgencyConfig, 'languages'>;
  language: Language;
}

/** The language of the record that a text, or a list, is taken of (product T1); undefined if no language has it. */
export function sourceLanguage<Record>(
  records: ReadonlyMap<Language, Record>,
  readValue: (record: Record) => unknown,
  { config, language }: Wanted,
): Language | undefined {
  return languageOrder(config, language).find((candidate) => {
    const record = records.get(candidate);
    return record !== undefined && !isMissing(readValue(record));
  });
}

/** The same where it is another one than that of the page. */
export function borrowedLanguage<Record>(
  records: ReadonlyMap<Language, Record>,
  readValue: (record: Record) => unknown,
  wanted: Wanted,
): Language | undefined {
  const source = sourceLanguage(records, readValue, wanted);
  return source === wanted.language ? undefined : source;
}
