import type { Database } from '../../database/database.ts';
import { readModel } from '../../database/schema/search.ts';

/**
 * Looks up the version of the data behind answers: it increases with every import that changes something, and when rows of
 * other rules come or go. Concurrent calls share one query, but never one that began before the call: a
 * change that was committed before the call is always seen.
 */
export function dataVersionSource(database: Database): () => Promise<number> {
  let gathering: Promise<number> | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  /** The query begins after the previous one has ended and all calls of the current turn of the event loop have joined. */
  function gather(): Promise<number> {
    const query = Promise.allSettled([previous, new Promise(setImmediate)]).then(() => {
      gathering = undefined;
      return readDataVersion(database);
    });
    previous = query;
    return query;
  }
  return () => (gathering ??= gather());
}

async function readDataVersion(database: Database): Promise<number> {
  const [found] = await database.select({ version: readModel.version }).from(readModel);
  return found?.version ?? 0;
}

/**
 * Caches a value read from one version of the data, and reads it again for another. Concurrent calls share one read; a
 * failed one is not cached.
 */
export function perVersion<Value>(
  read: (version: number) => Promise<Value>,
): (version: number) => Promise<Value> {
  let current: { version: number; value: Promise<Value> } | undefined;
  return (version) => {
    if (current?.version === version) return current.value;
    const reading = { version, value: read(version) };
    current = reading;
    reading.value.catch(() => {
      if (current === reading) current = undefined;
    });
    return reading.value;
  };
}
