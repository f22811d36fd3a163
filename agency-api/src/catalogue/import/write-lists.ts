import { followFeeds } from './follow-feeds.ts';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../../database/database.ts';
import type { FeedChecker } from './feed-checker.ts';
import { keepProjectDetails, upsertProjects, withdrawAbsentProjects } from './merge-projects.ts';
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
