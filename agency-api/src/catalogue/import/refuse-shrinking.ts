import { and, count, eq, isNull, sql } from '../../database/drizzle.ts';
import type { FeedListName } from 'shared-kit/contracts/feed/feed';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../../database/database.ts';
import { projectRecords } from '../../database/schema/project-records.ts';
import { countKept, type KnownListing, type StagedListings } from './changed-listings.ts';
import type { FeedChecker } from './feed-checker.ts';
import { RejectedFeed, type FeedProblem } from './feed-problem.ts';
import { isFaulty } from './faulty-records.ts';
import { countSmallRecords } from './small-lists.ts';
import type { StagedFeed } from './stage-feed.ts';

export interface ShrinkOptions {
  /** Load a feed with empty lists, which withdraws all their records. */
  allowEmpty?: boolean;
  /** Load a feed that withdraws more than half of a list. */
  allowShrink?: boolean;
  /** Do not withdraw listings and projects that the feed no longer has. */
  keepAbsent?: boolean;
}

/** Number of stored records of a list in the feed's language, and of those that would remain. */
interface KnownRecords {
  list: FeedListName;
  known: number;
  kept: number;
}

/** A daily export drops a few records; one that drops more than this share has probably failed. */
export const LARGEST_LOSS = 0.5;

/** Counts of a staged feed and of the stored data. */
interface FeedBesideSite {
  language: Language;
  checker: FeedChecker;
  staged: StagedFeed;
  known: ReadonlyMap<number, KnownListing>;
  stagedListings: StagedListings;
  options: ShrinkOptions & { onProblem?: (problem: FeedProblem) => void };
}

/** Throws `RejectedFeed`, after reporting each list, when the staged feed would withdraw all or more than half of what the site has. */
export async function refuseShrinking(database: Database, feed: FeedBesideSite): Promise<void> {
  const lists = await knownRecords(database, feed);
  const problems = lists.flatMap((records) => listProblems(records, feed));
  for (const problem of problems) feed.options.onProblem?.(problem);
  if (problems.length > 0) throw new RejectedFeed(problems.length, false);
}

function listProblems({ list, known, kept }: KnownRecords, { language, checker, options }: FeedBesideSite) {
  const { allowEmpty, allowShrink } = options;
  const lost = known - kept;
  const isEmpty = known > 0 && kept === 0 && checker.accepted(list) === 0;
  if (isEmpty) {
    const rule = `is empty, which would withdraw all ${known} that the site has in ${language} (--allow-empty loads it)`;
    return allowEmpty ? [] : [{ list, rule }];
  }
  const rule = `would withdraw ${lost} of the ${known} that the site has in ${language} (--allow-shrink loads it)`;
  return allowShrink || lost <= known * LARGEST_LOSS ? [] : [{ list, rule }];
}

async function knownRecords(database: Database, feed: FeedBesideSite): Promise<KnownRecords[]> {
  const { known, stagedListings, options } = feed;
  const lists = [
    await knownSmall(database, feed, 'webIDs', 'types'),
    await knownSmall(database, feed, 'owners', 'owners'),
  ];
  if (options.keepAbsent) return lists;
  return [
    { list: 'properties', ...countKept(known, stagedListings) },
    { list: 'projects', ...(await countProjects(database, feed)) },
    ...lists,
  ];
}

async function knownSmall(
  database: Database,
  { language, checker, staged }: FeedBesideSite,
  list: 'webIDs' | 'owners',
  kind: 'types' | 'owners',
): Promise<KnownRecords> {
  return { list, ...(await countSmallRecords(database, language, kind, staged.small, checker.faulty(list))) };
}

async function countProjects(database: Database, { language, checker }: FeedBesideSite) {
  const { projectId, withdrawnAt } = projectRecords;
  const isKept = sql`s.project_id is not null or ${isFaulty(sql`${projectId}`, checker.faulty('projects'))}`;
  const [counts] = await database
    .select({
      known: count(),
      kept: sql`count(*) filter (where ${isKept})`.mapWith(Number),
    })
    .from(projectRecords)
    .leftJoin(sql`staged_projects s`, sql`s.project_id = ${projectId}`)
    .where(and(eq(projectRecords.language, language), isNull(withdrawnAt)));
  return counts!;
}
