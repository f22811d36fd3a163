/** The file is no feed at all: missing, not JSON, or cut off. Nothing was changed. */
export class UnreadableFeed extends Error {
  override name = 'UnreadableFeed';
}
