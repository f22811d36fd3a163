import type { PropertyResponse } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import type { PreparedAnswer } from '../../http/prepared-answer.ts';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { inBatches } from '../answers/in-batches.ts';
import { vocabularyOfVersion } from '../vocabulary/vocabulary.ts';
import { findProperties, type AskedProperty } from './find-property.ts';
import type { SimilarListings } from './similar-listings.ts';

/** Properties read together: few enough to block the event loop for some milliseconds only. */
export const BATCH = 8;

/** Answers for a property in a language in use. Throws `ApiFault`: 404 when it never existed, 410 when it is withdrawn. */
export type PropertyAnswers = (id: number, language: Language) => Promise<PreparedAnswer<PropertyResponse>>;

/** `similarOf` reads the listings of a version of the data, to compare with. */
export function propertyAnswers(
  database: Database,
  config: AgencyConfig,
  answers: AnswerCache,
  similarOf: (version: number) => Promise<SimilarListings>,
): PropertyAnswers {
  const vocabularyOf = vocabularyOfVersion(database, config);
  const findInBatch = inBatches((asked: AskedProperty[]) => findProperties(database, config, asked), BATCH);
  return (id, language) =>
    answers.get(`property ${language} ${id}`, async (version) => {
      const [vocabulary, similar] = await Promise.all([vocabularyOf(version), similarOf(version)]);
      return findInBatch({ id, language, vocabulary, similar });
    });
}
