import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { languageOrder } from './language-order.ts';
import { isMissing } from './merge-records.ts';

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
