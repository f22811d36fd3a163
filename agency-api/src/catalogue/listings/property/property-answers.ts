import type { ChosenListingsAnswer } from 'shared-kit/contracts/api/operations';
import type { PropertyResponse } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import { belgianDay } from '../../../clock/belgian-time.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import type { PreparedAnswer } from '../../../http/prepared-answer.ts';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { inBatches } from '../answers/in-batches.ts';
import { readCards } from '../card/read-cards.ts';
import type { CatalogueReads } from '../read-model/catalogue-reads.ts';
import { readGoneListing } from '../read-model/read-rows.ts';
import { findProperties, type AskedProperty } from './find-property.ts';
import type { SimilarListings } from './similar-listings.ts';

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

interface SimilarDependencies {
  reads: CatalogueReads;
  config: AgencyConfig;
  answers: AnswerCache;
}

/** Answers with the listings like one that is or was offered, in a language in use. Throws `ApiFault` 404 when it never existed. */
export function similarAnswers({ reads, config, answers }: SimilarDependencies) {
  return (id: number, language: Language): Promise<PreparedAnswer<ChosenListingsAnswer>> =>
    answers.get(`similar ${language} ${id}`, ({ version, similar, vocabulary }) =>
      reads.at(version, async (database) => {
        const ids = similar.has(id) ? similar.idsLike(id) : await idsLikeGone(database, similar, id);
        return { items: await readCards(database, config, vocabulary, language, ids) };
      }),
    );

  async function idsLikeGone(database: Database, similar: SimilarListings, id: number): Promise<number[]> {
    const gone = await readGoneListing(database, config, id);
    return gone && !gone.isDiscreet ? similar.idsLikeGone(gone) : [];
  }
}
