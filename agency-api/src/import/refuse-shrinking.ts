import { sql } from 'drizzle-orm';
import type { FeedListName } from 'shared-kit/contracts/feed/feed';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../database/database.ts';
import type { FeedChecker } from './feed-checker.ts';
import { RejectedFeed, type FeedProblem } from './feed-problem.ts';
import { isFaulty } from './is-faulty.ts';
import { countSmallRecords, type SmallLists } from './small-lists.ts';

export interface ShrinkOptions {
  /** Load a feed whose lists are empty, which withdraws all that was in them. */
  allowEmpty?: boolean;
  /** Load a feed that withdraws more than half of what a list had. */
  allowShrink?: boolean;
  /** Do not withdraw listings and projects that the feed no longer has. */
  keepAbsent?: boolean;
}

/** What the site has of a list in the feed's language, and how much of it would stay. */
interface KnownRecords {
  list: FeedListName;
  known: number;
  kept: number;
}

/** A daily export loses a few records; one that loses more than this share has more likely failed. */
const LARGEST_LOSS = 0.5;

/** Throws `RejectedFeed`, after reporting each list, when the staged feed would withdraw all or more than half of what the site has. */
export async function refuseShrinking(
  tx: Database,
  language: Language,
  checker: FeedChecker,
  small: SmallLists,
  options: ShrinkOptions & { onProblem?: (problem: FeedProblem) => void },
): Promise<void> {
  const lists = await knownRecords(tx, language, checker, small, options);
  const problems = lists.flatMap((records) => problemsOf(records, language, checker, options));
  for (const problem of problems) options.onProblem?.(problem);
  if (problems.length > 0) throw new RejectedFeed(problems.length, false);
}

function problemsOf(
  { list, known, kept }: KnownRecords,
  language: Language,
  checker: FeedChecker,
  { allowEmpty, allowShrink }: ShrinkOptions,
): FeedProblem[] {
  const lost = known - kept;
  const isEmpty = known > 0 && kept === 0 && checker.accepted(list) === 0;
  if (isEmpty) {
    const rule = `is empty, which would withdraw all ${known} that the site has in ${language} (--allow-empty loads it)`;
    return allowEmpty ? [] : [{ list, rule }];
  }
  const rule = `would withdraw ${lost} of the ${known} that the site has in ${language} (--allow-shrink loads it)`;
  return allowShrink || lost <= known * LARGEST_LOSS ? [] : [{ list, rule }];
}

async function knownRecords(
  tx: Database,
  language: Language,
  checker: FeedChecker,
  small: SmallLists,
  { keepAbsent }: ShrinkOptions,
): Promise<KnownRecords[]> {
  const lists: KnownRecords[] = [
    { list: 'webIDs', ...(await countSmallRecords(tx, language, 'types', small, checker.faulty('webIDs'))) },
    { list: 'owners', ...(await countSmallRecords(tx, language, 'owners', small, checker.faulty('owners'))) },
  ];
  if (keepAbsent) return lists;
  const properties = await countRecords(tx, language, checker, PROPERTIES);
  const projects = await countRecords(tx, language, checker, PROJECTS);
  return [properties, projects, ...lists];
}

const PROPERTIES = {
  list: 'properties',
  table: 'property_records',
  stage: 'staged_listings',
  id: 'property_id',
} as const;
const PROJECTS = {
  list: 'projects',
  table: 'project_records',
  stage: 'staged_projects',
  id: 'project_id',
} as const;

async function countRecords(
  tx: Database,
  language: Language,
  checker: FeedChecker,
  { list, table, stage, id }: typeof PROPERTIES | typeof PROJECTS,
): Promise<KnownRecords> {
  const [counts] = await rows<{ known: number; kept: number }>(
    tx,
    sql`
    select count(*)::int as known,
      count(*) filter (where s.id is not null or ${isFaulty(sql.raw(`r.${id}`), checker.faulty(list))})::int as kept
    from ${sql.raw(table)} r left join (select ${sql.raw(id)} as id from ${sql.raw(stage)}) s on s.id = r.${sql.raw(id)}
    where r.language = ${language} and r.withdrawn_at is null`,
  );
  return { list, ...counts! };
}
