import type { FeedListName } from 'shared-kit/contracts/feed/feed';

/** What a feed consists of, in the order it is met. Records are unchecked. */
export type FeedItem =
  | { kind: 'list'; list: FeedListName }
  | { kind: 'record'; list: FeedListName; index: number; value: unknown }
  | { kind: 'value'; key: string; value: unknown };
