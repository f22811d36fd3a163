import { createHmac } from 'node:crypto';
import { and, eq, gt, or, sql, type SQL } from '../database/drizzle.ts';
import * as z from 'zod';
import { rows, type Database } from '../database/database.ts';
import { attempts } from '../database/schema/attempts.ts';
import { ApiFault } from './api-fault.ts';

/** What is limited, and who tries: an address or an account, or an account from an address. Kept as digests only. */
export interface Attempt {
  what: string;
  who: string;
  from?: string;
}

/** At most `max` attempts in `seconds`, counted from the first. */
export interface Limit {
  max: number;
  seconds: number;
}

/** After `free` attempts each further one waits, twice as long each time; all are forgotten `window` after the last. Seconds. */
export interface Backoff {
  free: number;
  first: number;
  longest: number;
  window: number;
}

export interface AttemptLimits {
  /** Counts an attempt and returns how many there were in the last `seconds`, this one included. */
  add(attempt: Attempt, seconds: number): Promise<number>;
  /** Counts an attempt. Throws `ApiFault` 429 with the time to wait when there were too many. */
  count(attempt: Attempt, limit: Limit): Promise<void>;
  /**
   * Counts an attempt unless it comes too early: throws `ApiFault` 429 with the time to wait then. Returns what uncounts it, so that
   * the next need not wait for it.
   */
  countInTime(attempt: Attempt, wait: Backoff): Promise<() => Promise<void>>;
  /** Uncounts an attempt, because it was right. */
  takeBack(attempt: Attempt): Promise<void>;
  /** Forgets the attempts; those on an account from every address. */
  forget(attempt: Attempt): Promise<void>;
}

/** When an attempt that was taken ends, and when those before it would have. */
const takenSchema = z.object({ until: z.string(), before: z.string().nullable() });

/** Limits that hold for every copy of the API and through restarts: they are kept in the database. */
export function attemptLimits(database: Database, secret: string): AttemptLimits {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const toKey = ({ what, who, from }: Attempt) =>
    [digest(`${what} ${who}`), ...(from === undefined ? [] : [digest(`from ${from}`)])].join('.');

  async function counted(attempt: Attempt, seconds: number): Promise<{ count: number; wait: number }> {
    await forgetOld(database);
    const [row] = await database
      .insert(attempts)
      .values({ key: toKey(attempt), count: 1, until: sql`now() + make_interval(secs => ${seconds}::int)` })
      .onConflictDoUpdate({ target: attempts.key, set: { count: sql`${attempts.count} + 1` } })
      .returning({ count: attempts.count, wait: secondsTo(sql`${attempts.until}`) });
    return row!;
  }

  async function uncount(key: string, until?: SQL) {
    await database
      .update(attempts)
      .set({ count: sql`${attempts.count} - 1`, until })
      .where(and(eq(attempts.key, key), gt(attempts.count, 0)));
  }

  /** The end is put back unless another attempt came meanwhile, which set it anew. */
  const undo = (key: string, { until, before }: z.infer<typeof takenSchema>) =>
    uncount(
      key,
      sql`case when until = ${until}::timestamptz then coalesce(${before}::timestamptz, until) else until end`,
    );

  return {
    add: async (attempt, seconds) => (await counted(attempt, seconds)).count,
    async count(attempt, { max, seconds }) {
      const { count, wait } = await counted(attempt, seconds);
      if (count > max) throw tooMany(wait);
    },
    async countInTime(attempt, wait) {
      await forgetOld(database);
      const key = toKey(attempt);
      const window = sql`make_interval(secs => ${wait.window}::int)`;
      const allowedAt = sql`attempts.until - ${window} + ${waitAfter(wait)}`;
      const [taken] = await rows(
        database,
        // Counting the earlier row has it read and locked before it is changed.
        sql`with earlier as materialized (select until from attempts where key = ${key} for update)
          insert into attempts (key, count, until) select ${key}, 1, now() + ${window} from (select count(*) from earlier) as read
          on conflict (key) do update set count = attempts.count + 1, until = now() + ${window}
          where now() >= ${allowedAt}
          returning until::text, (select until::text from earlier) as before`,
        takenSchema,
      );
      if (taken) return () => undo(key, taken);
      const [early] = await database
        .select({ wait: secondsTo(allowedAt) })
        .from(attempts)
        .where(eq(attempts.key, key));
      throw tooMany(Math.max(1, early?.wait ?? 1));
    },
    takeBack: (attempt) => uncount(toKey(attempt)),
    async forget(attempt) {
      const key = toKey(attempt);
      await database
        .delete(attempts)
        .where(or(eq(attempts.key, key), sql`starts_with(${attempts.key}, ${`${key}.`})`));
    },
  };
}

const secondsTo = (moment: SQL) => sql`ceil(extract(epoch from ${moment} - now()))`.mapWith(Number);

const forgetOld = (database: Database) => database.delete(attempts).where(sql`${attempts.until} <= now()`);

/** The wait before the next attempt, from the number of those before it. */
const waitAfter = ({ free, first, longest }: Backoff) =>
  sql`make_interval(secs => case when attempts.count < ${free}::int then 0
    else least(${first}::int * 2 ^ least(attempts.count - ${free}::int, 20), ${longest}::int) end)`;

const tooMany = (wait: number) => new ApiFault('too-many-requests', undefined, wait);
