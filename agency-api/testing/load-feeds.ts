import { expect } from '@jest/globals';
import type { Feed } from 'shared-kit/contracts/feed/feed';
import { feedItems } from './feed-items.ts';
import { describeProblem, RejectedFeed } from '../src/catalogue/import/feed-problem.ts';
import { loadFeed, type LoadOptions, type LoadResult } from '../src/catalogue/import/load-feed.ts';
import type { TestDatabase } from './test-database.ts';

/** Loads feeds into a test's database. Feeds are objects of any shape, so that a test can break them. */
interface FeedLoading {
  load(feed: object, options?: LoadOptions): Promise<LoadResult>;
  /** Loads a feed that must be refused, and returns its problems as texts. */
  listFaults(feed: object, options?: LoadOptions): Promise<string[]>;
}

export function feedLoading(given: TestDatabase): FeedLoading {
  const load = (feed: object, options?: LoadOptions) =>
    loadFeed(given.database, given.config, feedItems(feed as Feed), options);

  return {
    load,
    async listFaults(feed, options = {}) {
      const faults: string[] = [];
      const onProblem: LoadOptions['onProblem'] = (problem) => void faults.push(describeProblem(problem));
      await expect(load(feed, { ...options, onProblem })).rejects.toThrow(RejectedFeed);
      return faults;
    },
  };
}
