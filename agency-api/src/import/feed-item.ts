import type { FeedListName } from 'shared-kit/contracts/feed/feed';

/** An item of a feed, in the order of the file. Records are unchecked. */
export type FeedItem =
  | { kind: 'list'; list: FeedListName }
  | { kind: 'record'; list: FeedListName; index: number; value: unknown }
  | { kind: 'value'; key: string; value: unknown };
