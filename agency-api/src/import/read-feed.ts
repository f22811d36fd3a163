import { feedLists, type FeedListName } from 'shared-kit/contracts/feed/feed';
import Assembler from 'stream-json/assembler.js';
import { jsonParser, type Token } from 'stream-json/core/parser.js';
import type { FeedItem } from './feed-item.ts';
import { printable } from './feed-problem.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

/**
 * Reads a feed as a stream, record by record, so that memory does not grow with its size. `text` has chunks of any length.
 * Throws `UnreadableFeed` when it is not one complete JSON object, or nested too deep.
 */
export async function* readFeed(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const tokensOf = jsonParser({ streamValues: false });
  const reader = new FeedReader();
  for await (const piece of readable(text)) {
    for (const token of parse(tokensOf, piece)) {
      const item = reader.consume(token);
      if (item) yield item;
    }
  }
  if (!reader.isComplete) throw new UnreadableFeed('the file ends before its JSON does; nothing was changed');
}

async function* readable(text: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* text;
  } catch (error) {
    if (error instanceof UnreadableFeed) throw error;
    throw new UnreadableFeed(`cannot be read (${(error as Error).message}); nothing was changed`, {
      cause: error,
    });
  }
}

function parse(tokensOf: ReturnType<typeof jsonParser>, piece: string): Token[] {
  try {
    const parsed = tokensOf(piece);
    return typeof parsed === 'object' && parsed !== null && 'values' in parsed
      ? (parsed.values as Token[])
      : [];
  } catch (error) {
    throw new UnreadableFeed(`is not JSON (${(error as Error).message}); nothing was changed`, {
      cause: error,
    });
  }
}

/** Levels of lists and objects, the feed itself included. */
const MAX_DEPTH = 64;

const isFeedList = (key: string): key is FeedListName => Object.hasOwn(feedLists, key);

/** Turns tokens into items: one record of a list at a time, and complete values of all other keys. */
class FeedReader {
  isComplete = false;
  #isOpen = false;
  #key: string | undefined;
  #list: FeedListName | undefined;
  #index = 0;
  #record: Assembler | undefined;
  #depth = 0;

  consume(token: Token): FeedItem | undefined {
    this.#countDepth(token);
    if (!this.#isOpen) return this.#open(token);
    if (this.#record) return this.#build(this.#record, token);
    if (this.#list && token.name === 'endArray') {
      this.#list = this.#key = undefined;
      return undefined;
    }
    if (this.#list) return this.#begin(token);
    if (this.#key !== undefined) return this.#beginValue(this.#key, token);
    if (token.name === 'endObject') this.isComplete = true;
    else this.#key = (token as { value: string }).value;
    return undefined;
  }

  /** Deeper nesting than any valid record has would overflow the stack of later code. */
  #countDepth({ name }: Token): void {
    if (name === 'startObject' || name === 'startArray') this.#depth += 1;
    if (name === 'endObject' || name === 'endArray') this.#depth -= 1;
    if (this.#depth > MAX_DEPTH)
      throw new UnreadableFeed(
        `${this.#place()} is nested deeper than ${MAX_DEPTH} levels; nothing was changed`,
      );
  }

  #place(): string {
    return this.#list ? `${this.#list}[${this.#index}]` : printable(JSON.stringify(this.#key ?? ''));
  }

  #open(token: Token): undefined {
    if (token.name !== 'startObject')
      throw new UnreadableFeed('is not a JSON object with the lists of a feed; nothing was changed');
    this.#isOpen = true;
  }

  #beginValue(key: string, token: Token): FeedItem | undefined {
    if (token.name !== 'startArray' || !isFeedList(key)) return this.#begin(token);
    this.#list = key;
    this.#index = 0;
    return { kind: 'list', list: key };
  }

  #begin(token: Token): FeedItem | undefined {
    this.#record = new Assembler();
    return this.#build(this.#record, token);
  }

  #build(record: Assembler, token: Token): FeedItem | undefined {
    record.consume(token);
    if (!record.done) return undefined;
    this.#record = undefined;
    if (this.#list) {
      return { kind: 'record', list: this.#list, index: this.#index++, value: record.current };
    }
    const key = this.#key!;
    this.#key = undefined;
    return { kind: 'value', key, value: record.current };
  }
}
