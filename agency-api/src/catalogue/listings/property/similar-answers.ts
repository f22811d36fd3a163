import type { ChosenListingsAnswer } from 'shared-kit/contracts/api/chosen-listings';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import type { PreparedAnswer } from '../../../http/prepared-answer.ts';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { readCards } from '../card/read-cards.ts';
import type { CatalogueReads } from '../read-model/catalogue-reads.ts';
import { readGoneListing } from '../read-model/read-rows.ts';
import type { SimilarListings } from './similar-listings.ts';

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
