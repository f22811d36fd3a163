import { isEmpty } from 'shared-kit/domain/is-empty';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../content/agency-config.ts';
import { languageOrder } from './language-order.ts';

/** The language that a text is shown in when the one asked for lacks it (product T1); undefined when it has it, or nobody does. */
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
