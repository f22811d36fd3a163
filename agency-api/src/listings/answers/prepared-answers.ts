import { sql } from 'drizzle-orm';
import { rows, type Database } from '../../database/database.ts';
import { dataVersionSource } from '../data-version.ts';
import { AnswerCache } from './answer-cache.ts';

/** All answers of the demo site in four languages take a third of it. */
const MAX_BYTES = 96 * 1024 ** 2;

/** The answer cache of a database. */
export function preparedAnswers(database: Database): AnswerCache {
  return new AnswerCache({
    now: dataVersionSource(database),
    coloursSince: async (colours) => {
      const found = await rows<{ id: string }>(
        database,
        sql`select id from pictures where colour_version > ${colours}`,
      );
      return found.map(({ id }) => id);
    },
    maxBytes: MAX_BYTES,
  });
}
