import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';

/** Version of the data behind answers, as two numbers that increase with each change. */
export interface DataVersion {
  /** Of the read model: increases with every import that changes something, and when it is rebuilt with other settings. */
  version: number;
  /** Of the pictures' colours: increases with every measured colour. */
  colours: number;
}

/**
 * Looks up the version of the data. Concurrent calls share one query, but never one that began before the call: a
 * change that was committed before the call is always seen.
 */
export function dataVersionSource(database: Database): () => Promise<DataVersion> {
  let gathering: Promise<DataVersion> | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  /** The query begins after the previous one has ended and all calls of the current turn of the event loop have joined. */
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
