import { LRUCache } from 'lru-cache';
import { deepFreeze } from './deep-freeze.ts';

/** A public answer of the API that many pages read. */
export interface CachedAnswer {
  /** Length of its body. */
  bytes: number;
  /** Until when it may be used without asking again, as `Date.now()` tells it. */
  freshUntil: number;
  /** Number of the content's state when the API was asked: in a later one the answer is old. */
  generation: number;
}

/** Memory that an answer takes for each byte of its JSON: text, value, and what pages make of the value. Measured. */
const WEIGHT = 6;

/** Memory of an entry besides its texts, in bytes. */
const ENTRY_BYTES = 400;

/** Answers of the API by address, bounded by all that they take, addresses included. The gateway has one, and each renderer its own. */
export class ApiCache<Answer extends CachedAnswer> {
  readonly #answers: LRUCache<string, Answer>;

  /** @param bytes bound of all that is kept */
  constructor(bytes: number) {
    this.#answers = new LRUCache({
      maxSize: bytes,
      sizeCalculation: (answer, url) => answer.bytes * WEIGHT + url.length * 2 + ENTRY_BYTES,
    });
  }

  /** The last answer, however old. */
  get(url: string): Answer | undefined {
    return this.#answers.get(url);
  }

  /** Keeps an answer, unless one of a later state of the content is here. */
  set(url: string, answer: Answer): void {
    if (answer.generation >= (this.#answers.peek(url)?.generation ?? 0)) this.#answers.set(url, answer);
  }

  /** Drops what is of no use any more. */
  keepOnly(isUsable: (answer: Answer) => boolean): void {
    for (const [url, answer] of this.#answers.entries()) if (!isUsable(answer)) this.#answers.delete(url);
  }
}

/** Whether an answer may be used without asking again. */
export const isCurrent = ({ freshUntil, generation }: CachedAnswer, state: number, now: number): boolean =>
  now < freshUntil && generation >= state;

/**
 * An answer that any number of readers share: its JSON is parsed once, and the value is frozen. What is made of one body shares its text
 * and value.
 */
export function sharedAnswers(body: string | Buffer): (init: ResponseInit) => Response {
  let value: unknown;
  const reads = {
    text: async () => String(body),
    json: async () => (value ??= deepFreeze(JSON.parse(String(body)))),
  };
  return (init) => Object.assign(new Response(null, init), reads);
}
