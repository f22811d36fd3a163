import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';

/** What answers are made from, as two numbers: each rises with a change. */
export interface DataVersion {
  /** Of the read model: rises with every import that changes something, and when it is made anew with other settings. */
  version: number;
  /** Of the pictures' colours: rises with every colour that is measured. */
  colours: number;
}

/**
 * Looks up the version of the data. Callers that ask at the same time share one query, but never one that began before they asked: a
 * change that was committed before the call is always seen.
 */
export function dataVersionSource(database: Database): () => Promise<DataVersion> {
  let gathering: Promise<DataVersion> | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  /** The query begins when the one before has ended and all requests that have arrived by now have asked. */
  function gather(): Promise<DataVersion> {
    const query = Promise.allSettled([previous, new Promise(setImmediate)]).then(() => {
      gathering = undefined;
      return readDataVersion(database);
    });
    previous = query;
    return query;
  }
  return () => (gathering ??= gather());
}

async function readDataVersion(database: Database): Promise<DataVersion> {
  const [found] = await rows<DataVersion>(
    database,
    sql`select version::int as version, coalesce((select version from picture_colours), 0)::int as colours
      from read_model`,
  );
  return found ?? { version: 0, colours: 0 };
}
