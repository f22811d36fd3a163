import type { ChosenListingsAnswer } from 'shared-kit/contracts/api/chosen-listings';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import type { PreparedAnswer } from '../../http/prepared-answer.ts';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { readCards } from '../card/read-cards.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { readGoneListing } from './gone-listing.ts';
import type { SimilarListings } from './similar-listings.ts';

interface SimilarDependencies {
  database: Database;
  config: AgencyConfig;
  answers: AnswerCache;
  /** The vocabulary of a version of the data. */
  vocabularyOf: (version: number) => Promise<Vocabulary>;
  /** The listings of a version of the data, to compare with. */
  similarOf: (version: number) => Promise<SimilarListings>;
}

/** Answers with the listings like one that is or was offered, in a language in use. Throws `ApiFault` 404 when it never existed. */
export function similarAnswers({ database, config, answers, vocabularyOf, similarOf }: SimilarDependencies) {
  return (id: number, language: Language): Promise<PreparedAnswer<ChosenListingsAnswer>> =>
    answers.get(`similar ${language} ${id}`, async (version) => {
      const similar = await similarOf(version);
      const ids = similar.has(id) ? similar.idsLike(id) : await idsLikeGone(similar, id);
      return { items: await readCards(database, config, await vocabularyOf(version), language, ids) };
    });

  async function idsLikeGone(similar: SimilarListings, id: number): Promise<number[]> {
    const gone = await readGoneListing(database, config, id);
    return gone ? similar.idsLikeGone(gone) : [];
  }
}
