import type { Feed, feedLists, FeedListName } from 'shared-kit/contracts/feed/feed';
import type { FeedItem } from '../src/catalogue/import/read-feed.ts';

/** The items of a feed that is an object in memory. */
export async function* feedItems(feed: Feed): AsyncGenerator<FeedItem> {
  for (const [key, value] of Object.entries(feed)) {
    if (!Array.isArray(value)) {
      yield { kind: 'value', key, value };
      continue;
    }
    const list = key as FeedListName & keyof typeof feedLists;
    yield { kind: 'list', list };
    for (const [index, record] of value.entries())
      yield { kind: 'record', list, index, text: JSON.stringify(record) };
  }
}
