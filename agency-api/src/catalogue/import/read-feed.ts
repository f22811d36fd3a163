import { feedLists, type FeedListName } from 'shared-kit/contracts/feed/feed';
import { printable } from './feed-problem.ts';
import { UnreadableFeed } from './decode-feed.ts';

/** An item of a feed, in the order of the file. Records are their JSON, unread: most of them are known from the last file. */
export type FeedItem =
  | { kind: 'list'; list: FeedListName }
  | { kind: 'record'; list: FeedListName; index: number; text: string }
  | { kind: 'value'; key: string; value: unknown };

/**
 * Splits a feed into its items as a stream, so that memory does not grow with its size. `chunks` are of any length.
 * Throws `UnreadableFeed` when it is not one complete JSON object, or nested too deep.
 */
export async function* readFeed(chunks: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const splitter = new FeedSplitter();
  for await (const chunk of readable(chunks)) yield* splitter.split(chunk);
  if (!splitter.isComplete)
    throw new UnreadableFeed('the file ends before its JSON does; nothing was changed');
}

/** The value of a record. Throws `UnreadableFeed` when it is not JSON. */
export function parseValue({ list, index, text }: FeedItem & { kind: 'record' }): unknown {
  return parse(text, `${list}[${index}]`);
}

async function* readable(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* chunks;
  } catch (error) {
    if (error instanceof UnreadableFeed) throw error;
    throw new UnreadableFeed(`cannot be read (${(error as Error).message}); nothing was changed`, {
      cause: error,
    });
  }
}

function parse(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw notJson(`${place}: ${(error as Error).message}`, error);
  }
}

const notJson = (why: string, cause?: unknown) =>
  new UnreadableFeed(`is not JSON (${why}); nothing was changed`, { cause });

/** Levels of lists and objects, the feed itself included: deeper nesting than any record has would overflow the stack of later code. */
const MAX_DEPTH = 64;
/** Depths of the feed's keys, and of the records of its lists. */
const KEYS = 1;
const RECORDS = 2;

const isFeedList = (key: string): key is FeedListName => Object.hasOwn(feedLists, key);
const isBlank = (text: string) => /^[ \t\n\r]*$/.test(text);

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const LIST_BEGINS = 0x5b;
const LIST_ENDS = 0x5d;
const OBJECT_BEGINS = 0x7b;
const OBJECT_ENDS = 0x7d;

/** Finds where items begin and end, by brackets and quotes alone: `JSON.parse` reads those that are wanted. */
class FeedSplitter {
  isComplete = false;
  #depth = 0;
  #isInText = false;
  #isEscaped = false;
  /** What earlier chunks have of the item that has begun. */
  #begun = '';
  #key: string | undefined;
  #list: FeedListName | undefined;
  #index = 0;
  /** Since the last comma between two keys: a value was read. */
  #isRead = false;
  #keys = 0;

  *split(chunk: string): Generator<FeedItem> {
    let from = 0;
    let at = 0;
    while ((at = this.#nextSign(chunk, at)) < chunk.length) {
      const code = chunk.charCodeAt(at);
      const depth = this.#depth;
      if (code === OBJECT_BEGINS || code === LIST_BEGINS) this.#deeper();
      else if (code === OBJECT_ENDS || code === LIST_ENDS) this.#depth--;
      if (this.#isBoundary(code, depth, chunk, from, at)) {
        const item = this.#item(code, depth, this.#begun + chunk.slice(from, at));
        this.#begun = '';
        from = at + 1;
        if (item) yield item;
      }
      at++;
    }
    this.#begun += chunk.slice(from);
    if (this.#depth === 0) this.#refuseOutside(this.#begun);
  }

  /** Position of the next bracket, or of the next comma or colon between items; the length of the chunk when it has none. */
  #nextSign(chunk: string, from: number): number {
    const isWithinItem = this.#depth > (this.#list ? RECORDS : KEYS);
    let isInText = this.#isInText;
    let isEscaped = this.#isEscaped;
    let at = from;
    for (; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) isInText = false;
      } else if (code === QUOTE) isInText = true;
      else if ((code | 0x20) === OBJECT_BEGINS || (code | 0x20) === OBJECT_ENDS) break;
      else if (!isWithinItem && (code === COMMA || code === COLON)) break;
    }
    this.#isInText = isInText;
    this.#isEscaped = isEscaped;
    return at;
  }

  #deeper() {
    this.#depth++;
    if (this.#depth > MAX_DEPTH)
      throw new UnreadableFeed(
        `${this.#place()} is nested deeper than ${MAX_DEPTH} levels; nothing was changed`,
      );
  }

  #place(): string {
    return this.#list ? `${this.#list}[${this.#index}]` : printable(JSON.stringify(this.#key ?? ''));
  }

  /** Whether an item, a key or a list begins or ends with this character, at the depth before it. */
  #isBoundary(code: number, depth: number, chunk: string, from: number, at: number): boolean {
    if (depth === 0) return true;
    if (depth === RECORDS && this.#list) return code === COMMA || code === LIST_ENDS || code === OBJECT_ENDS;
    if (depth > KEYS) return false;
    if (code === COLON) return this.#key === undefined;
    if (code === LIST_BEGINS)
      return this.#key !== undefined && isFeedList(this.#key) && isBlank(this.#begun + chunk.slice(from, at));
    return code !== OBJECT_BEGINS;
  }

  #item(code: number, depth: number, text: string): FeedItem | undefined {
    if (depth === 0) return this.#open(code, text);
    if (depth === RECORDS) return this.#record(code, text);
    if (code === COLON) return this.#nameKey(text);
    if (code === LIST_BEGINS) return this.#beginList();
    if (code === LIST_ENDS) throw notJson('"]" without "["');
    return this.#value(code, text);
  }

  #open(code: number, text: string): undefined {
    this.#refuseOutside(text);
    if (this.isComplete || code === COMMA || code === COLON || this.#depth < 0)
      throw notJson(`"${String.fromCharCode(code)}" outside of its object`);
    if (code !== OBJECT_BEGINS) throw new UnreadableFeed(NO_OBJECT);
  }

  /** Outside of the object there is nothing but blanks. */
  #refuseOutside(text: string) {
    if (isBlank(text)) return;
    if (!this.isComplete && /^\s*(?:["\d-]|true|false|null)/.test(text)) throw new UnreadableFeed(NO_OBJECT);
    throw notJson(`${printable(JSON.stringify(text.trim().slice(0, 20)))} outside of its object`);
  }

  #nameKey(text: string): undefined {
    const key = parse(text, `the key after ${this.#keys} others`);
    if (typeof key !== 'string' || this.#isRead)
      throw notJson(`a key that is no text, after ${this.#keys} others`);
    this.#key = key;
    this.#keys++;
  }

  #beginList(): FeedItem {
    const list = this.#key as FeedListName;
    this.#list = list;
    this.#index = 0;
    return { kind: 'list', list };
  }

  #record(code: number, text: string): FeedItem | undefined {
    const list = this.#list!;
    if (code === OBJECT_ENDS) throw notJson(`"}" within ${list}`);
    const index = this.#index;
    if (code === LIST_ENDS) {
      this.#list = this.#key = undefined;
      this.#isRead = true;
    } else this.#index++;
    if (!isBlank(text)) return { kind: 'record', list, index, text };
    if (index > 0 || code === COMMA) throw notJson(`a comma without a record before ${list}[${index + 1}]`);
    return undefined;
  }

  /** After a comma or the end of the object. */
  #value(code: number, text: string): FeedItem | undefined {
    const key = this.#key;
    const isEmpty = this.#keys === 0 && code === OBJECT_ENDS;
    if (code === OBJECT_ENDS) this.isComplete = true;
    if (key === undefined) {
      if (!isBlank(text) || !(this.#isRead || isEmpty))
        throw notJson(`a key without a value, after ${this.#keys} keys`);
      this.#isRead = false;
      return undefined;
    }
    this.#key = undefined;
    this.#isRead = false;
    return { kind: 'value', key, value: parse(text, JSON.stringify(key)) };
  }
}

const NO_OBJECT = 'is not a JSON object with the lists of a feed; nothing was changed';
