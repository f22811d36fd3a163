import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';
import { ApiFault } from '../http/api-fault.ts';

/** At most `max` attempts in `seconds`, counted from the first. */
export interface Limit {
  max: number;
  seconds: number;
}

/** Who tries: an address or an account. Kept as a digest only. */
export interface Attempt {
  what: string;
  who: string;
  limit: Limit;
}

export interface AttemptLimits {
  /** Counts an attempt. Throws `ApiFault` 429 with the time to wait when there were too many. */
  count(attempt: Attempt): Promise<void>;
  /** Forgets the attempts, because the last one was right. */
  forget(attempt: Attempt): Promise<void>;
}

/** Limits that hold for every copy of the API and through restarts: they are kept in the database. */
export function attemptLimits(database: Database, secret: string): AttemptLimits {
  const keyOf = ({ what, who }: Attempt) =>
    createHmac('sha256', secret).update(`${what} ${who}`).digest('base64url');
  return {
    async count(attempt) {
      const { max, seconds } = attempt.limit;
      await database.execute(sql`delete from attempts where until <= now()`);
      const [counted] = await rows<{ count: number; wait: number }>(
        database,
        sql`insert into attempts (key, count, until)
          values (${keyOf(attempt)}, 1, now() + make_interval(secs => ${seconds}::int))
          on conflict (key) do update set count = attempts.count + 1
          returning count, ceil(extract(epoch from until - now()))::int as wait`,
      );
      if (counted && counted.count > max) throw new ApiFault('too-many-requests', undefined, counted.wait);
    },
    async forget(attempt) {
      await database.execute(sql`delete from attempts where key = ${keyOf(attempt)}`);
    },
  };
}
