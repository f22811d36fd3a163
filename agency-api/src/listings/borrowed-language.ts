import { isEmpty } from 'shared-kit/domain/is-empty';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../content/agency-config.ts';
import { languageOrder } from './language-order.ts';

/** The language of the fallback for a text that the requested language lacks (product T1); undefined if it has one, or if no language does. */
export function borrowedLanguage<Record>(
  records: ReadonlyMap<Language, Record>,
  textOf: (record: Record) => string | null | undefined,
  { config, language }: { config: Pick<AgencyConfig, 'languages'>; language: Language },
): Language | undefined {
  const source = languageOrder(config, language).find((candidate) => {
    const record = records.get(candidate);
    return record !== undefined && !isEmpty(textOf(record));
  });
  return source === language ? undefined : source;
}
