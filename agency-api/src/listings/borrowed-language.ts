import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../content/agency-config.ts';
import { languageOrder } from './language-order.ts';
import { isMissing } from './merge-records.ts';

/** The language of the fallback for a text, or a list, that the requested language lacks (product T1); undefined if it has one, or if no language does. */
export function borrowedLanguage<Record>(
  records: ReadonlyMap<Language, Record>,
  valueOf: (record: Record) => unknown,
  { config, language }: { config: Pick<AgencyConfig, 'languages'>; language: Language },
): Language | undefined {
  const source = languageOrder(config, language).find((candidate) => {
    const record = records.get(candidate);
    return record !== undefined && !isMissing(valueOf(record));
  });
  return source === language ? undefined : source;
}
