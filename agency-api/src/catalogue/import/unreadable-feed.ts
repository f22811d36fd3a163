/** The file is not a feed: missing, not JSON, or cut off. Nothing was changed. */
export class UnreadableFeed extends Error {
  override name = 'UnreadableFeed';
}
