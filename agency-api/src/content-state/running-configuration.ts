import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { CONFIGURATION_HEADER } from 'composer/contract';
import { and, eq, lt, ne, sql } from '../database/drizzle.ts';
import { startWorker, type Worker } from '../clock/start-worker.ts';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import type { Database } from '../database/database.ts';
import { apiConfigurations } from '../database/schema/api-configurations.ts';
import { RULES } from '../catalogue/listings/read-model/read-model-rules.ts';

/** Pause in ms between two times that a process says that it runs. */
const SAY_EVERY = 10_000;
/** Seconds after which a process that said nothing does not judge others: the database may have been away for all of them. */
const LATE = 30;
/** Seconds after which a configuration of which nobody says that it runs has no process any more. */
const DEAD_AFTER = 60;
/** Any number will do. */
const LOCK = 1_180_648_517;

/** The number of the configuration that a process runs with. */
export interface RunningConfiguration {
  /** As it was last read; undefined before. */
  readonly number: number | undefined;
  /** Reads it; the first time that anybody asks for it, gives it one. */
  read(): Promise<number>;
  /** Says that the process runs: first at its start, then by `keepConfiguration`. */
  say(): Promise<void>;
}

/**
 * While APIs of two configurations run, the one that was started last goes before: it has the highest number. When none of its processes
 * runs any more, another takes a new number.
 */
export function runningConfiguration(database: Database, config: AgencyConfig): RunningConfiguration {
  // Copies of the API may have it in different folders.
  const text = JSON.stringify([RULES, { ...config, folder: '' }]);
  const digest = createHash('sha256').update(text).digest('base64url');
  const own = eq(apiConfigurations.digest, digest);
  let number: number | undefined;
  let hasStarted = false;
  const say = async () => {
    number = await database.transaction((tx) => sayRunning(tx, digest, !hasStarted));
    hasStarted = true;
  };
  return {
    get number() {
      return number;
    },
    async read() {
      const [row] = await database
        .select({ number: apiConfigurations.number })
        .from(apiConfigurations)
        .where(own);
      if (row && hasStarted) number = row.number;
      else await say();
      return number!;
    },
    say,
  };
}

/** Has each answer name it. */
export const nameConfiguration =
  (configuration: Pick<RunningConfiguration, 'number'>): RequestHandler =>
  (_request, response, next) => {
    const { number } = configuration;
    if (number !== undefined) response.setHeader(CONFIGURATION_HEADER, String(number));
    next();
  };

/** Says again and again that a process with this configuration runs, until stopped. */
export const keepConfiguration = ({ say }: RunningConfiguration): Worker =>
  startWorker({
    interval: SAY_EVERY,
    work: say,
    onError(error) {
      // eslint-disable-next-line no-console -- the API writes its log to the console
      if (!isDatabaseAway(error)) console.error('the configuration cannot be numbered:', error);
    },
  });

/** Returns the number of the configuration, a new one where it goes before the others from now on. */
async function sayRunning(tx: Database, digest: string, isStart: boolean): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const { number, seenAt } = apiConfigurations;
  const silence = sql`extract(epoch from clock_timestamp() - ${seenAt})`.mapWith(Number);
  const known = await tx
    .select({ number, digest: apiConfigurations.digest, silence })
    .from(apiConfigurations);
  const own = known.find((row) => row.digest === digest);
  const later = known.filter((row) => row.number > (own?.number ?? 0));
  const isLate = own !== undefined && own.silence > LATE;
  const isAlone = !isLate && later.every((row) => row.silence > DEAD_AFTER);
  const isOwn = eq(apiConfigurations.digest, digest);
  if (!isLate)
    await tx
      .delete(apiConfigurations)
      .where(
        and(
          ne(apiConfigurations.digest, digest),
          lt(seenAt, sql`now() - make_interval(secs => ${DEAD_AFTER})`),
        ),
      );
  if (own && (later.length === 0 || !(isStart || isAlone))) {
    await tx
      .update(apiConfigurations)
      .set({ seenAt: sql`clock_timestamp()` })
      .where(isOwn);
    return own.number;
  }
  await tx.delete(apiConfigurations).where(isOwn);
  const [row] = await tx.insert(apiConfigurations).values({ digest }).returning({ number });
  return row!.number;
}
