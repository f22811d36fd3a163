import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/drizzle.ts';
import { DIGEST_LENGTH } from './digest.ts';
import { isFaulty, type FaultyRecords } from './faulty-records.ts';
import type { FeedChecker } from './feed-checker.ts';
import { followFeeds } from './follow-feeds.ts';
import type { ShrinkOptions } from './refuse-shrinking.ts';
import { replaceSmallLists, type FaultySmallLists, type FeedOrigin } from './small-lists.ts';
import type { StagedFeed } from './stage-feed.ts';
import { storeProjectPictures } from './store-pictures.ts';
import { withdrawPlaceholderLists } from './withdraw-placeholder.ts';

interface FeedLists {
  checker: FeedChecker;
  staged: StagedFeed;
  options: Pick<ShrinkOptions, 'keepAbsent'> & { origin?: FeedOrigin };
  replacesPlaceholder: boolean;
}

/** Writes what a feed has besides listings: types, towns, owners and projects. Returns whether they changed. */
export async function writeLists(
  tx: Database,
  language: Language,
  { checker, staged, options, replacesPlaceholder }: FeedLists,
): Promise<boolean> {
  if (replacesPlaceholder) await withdrawPlaceholderLists(tx);
  const areListsChanged = await replaceSmallLists(
    tx,
    language,
    staged.small,
    faultySmallLists(checker),
    options.origin ?? 'agency',
  );
  await followFeeds(tx);
  await keepProjectDetails(tx, language, checker.faulty('projectDetails'));
  const changedProjects = await upsertProjects(tx, language);
  const goneProjects = options.keepAbsent
    ? 0
    : await withdrawAbsentProjects(tx, language, checker.faulty('projects'));
  await storeProjectPictures(tx);
  return areListsChanged || changedProjects + goneProjects > 0;
}

function faultySmallLists(checker: FeedChecker): FaultySmallLists {
  return {
    types: checker.faulty('webIDs'),
    // Towns have no ID: a faulty one keeps all stored towns that are absent from the feed.
    cities: { ids: new Set(), hasUnnamed: CITY_LISTS.some((list) => checker.faulty(list).hasUnnamed) },
    owners: checker.faulty('owners'),
  };
}

const CITY_LISTS = ['citys', 'citysSale', 'citysRent'] as const;

/** Keeps the details of projects whose detail record is faulty. */
async function keepProjectDetails(tx: Database, language: Language, faulty: FaultyRecords): Promise<void> {
  await tx.execute(sql`
    insert into staged_project_details (project_id, detail, unknown_keys, digest)
    select r.project_id, r.detail, r.unknown_keys -> 'projectDetails', substr(r.digest, ${DIGEST_LENGTH + 1}::int)
    from project_records r
    where r.language = ${language} and r.detail is not null and ${isFaulty(sql`r.project_id`, faulty)}
      and not exists (select from staged_project_details d where d.project_id = r.project_id)`);
}

/** Writes the staged projects that are new, changed or no longer withdrawn; returns how many. */
async function upsertProjects(tx: Database, language: Language): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into project_records (project_id, language, project, detail, unknown_keys, digest)
    select s.project_id, ${language}, s.project, d.detail,
      case when s.unknown_keys is not null or d.unknown_keys is not null
        then json_build_object('projects', s.unknown_keys, 'projectDetails', d.unknown_keys) end,
      concat(s.digest, d.digest)
    from staged_projects s
    left join staged_project_details d using (project_id)
    on conflict (project_id, language) do update set
      project = excluded.project, detail = excluded.detail, unknown_keys = excluded.unknown_keys,
      digest = excluded.digest, withdrawn_at = null, changed_at = now()
    where project_records.digest <> excluded.digest or project_records.withdrawn_at is not null`);
  return rowCount ?? 0;
}

/** Withdraws projects that are absent from a full feed; returns how many. */
async function withdrawAbsentProjects(
  tx: Database,
  language: Language,
  faulty: FaultyRecords,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update project_records r set withdrawn_at = now()
    where r.language = ${language} and r.withdrawn_at is null
      and not exists (select from staged_projects s where s.project_id = r.project_id)
      and not ${isFaulty(sql`r.project_id`, faulty)}`);
  return rowCount ?? 0;
}
