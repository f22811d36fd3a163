import type { PropertyResponse } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { belgianDay } from '../../../clock/belgian-time.ts';
import type { PreparedAnswer } from '../../../http/prepared-answer.ts';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { inBatches } from '../answers/in-batches.ts';
import type { CatalogueReads } from '../read-model/catalogue-reads.ts';
import { findProperties, type AskedProperty } from './find-property.ts';

/** Properties read together: few enough to block the event loop for some milliseconds only. */
export const BATCH = 8;

/** Answers for a property in a language in use. Throws `ApiFault`: 404 when it never existed, 410 when it is withdrawn. */
export type PropertyAnswers = (id: number, language: Language) => Promise<PreparedAnswer<PropertyResponse>>;

export function propertyAnswers(
  reads: CatalogueReads,
  config: AgencyConfig,
  answers: AnswerCache,
): PropertyAnswers {
  const findInBatch = inBatches(
    (asked: AskedProperty[]) =>
      reads.at(Math.max(...asked.map(({ vocabulary }) => vocabulary.version)), (database) =>
        findProperties(database, config, asked),
      ),
    BATCH,
  );
  return (id, language) =>
    // The guarantee that may be asked for is that of the day (product E10).
    answers.get(`property ${language} ${id} ${belgianDay(new Date())}`, ({ vocabulary, similar }) =>
      findInBatch({ id, language, vocabulary, similar }),
    );
}
