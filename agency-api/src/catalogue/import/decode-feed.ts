/** The file is not a feed: missing, not JSON, or cut off. Nothing was changed. */
export class UnreadableFeed extends Error {
  override name = 'UnreadableFeed';
}

/** Encodings of feeds. `latin1` means windows-1252 as on the web, which has the euro sign. */
export const FEED_ENCODINGS = ['utf-8', 'latin1', 'windows-1252'] as const;
export type FeedEncoding = (typeof FEED_ENCODINGS)[number];

/** Bytes of UTF-8's byte order mark and of those of other encodings, the longer ones first. */
const UTF8_MARK = [0xef, 0xbb, 0xbf];
const FOREIGN_MARKS: [name: string, bytes: number[]][] = [
  ['UTF-32', [0xff, 0xfe, 0, 0]],
  ['UTF-32', [0, 0, 0xfe, 0xff]],
  ['UTF-16', [0xff, 0xfe]],
  ['UTF-16', [0xfe, 0xff]],
];
const LONGEST_MARK = 4;

/**
 * Decodes a feed in chunks, without byte order mark. Throws `UnreadableFeed` for bytes that are not valid in the encoding,
 * with the position of the first one in bytes from 0.
 */
export async function* decodeFeed(
  bytes: AsyncIterable<Uint8Array>,
  encoding: FeedEncoding = 'utf-8',
): AsyncGenerator<string> {
  const decode = encoding === 'utf-8' ? strictUtf8() : lenient(encoding);
  for await (const piece of withoutMark(bytes, encoding)) yield decode(piece);
  yield decode();
}

type Decode = (piece?: Uint8Array) => string;

function lenient(encoding: FeedEncoding): Decode {
  const decoder = new TextDecoder(encoding);
  return (piece) => decoder.decode(piece, { stream: piece !== undefined });
}

function strictUtf8(): Decode {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const place = new BytePlace();
  return (piece) => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      const { at, value } = place.ofFirstInvalid(piece);
      throw new UnreadableFeed(
        `is not UTF-8: byte ${value} at position ${at}; nothing was changed ` +
          '(export it as UTF-8, or name its encoding, such as --encoding latin1)',
      );
    } finally {
      if (piece) place.pass(piece);
    }
  };
}

/** Tracks the chunks of a file, and finds the first byte that is not UTF-8 in the one that could not be decoded. */
class BytePlace {
  #passed = 0;
  /** End of the previous chunk, where a character of up to four bytes may have begun. */
  #tail: Uint8Array = new Uint8Array();

  pass(piece: Uint8Array): void {
    this.#passed += piece.length;
    this.#tail = Buffer.concat([this.#tail, piece]).subarray(-3);
  }

  /** `piece` is undefined at the end of the file, where a character may be cut off. */
  ofFirstInvalid(piece: Uint8Array = new Uint8Array()): { at: number; value: string } {
    const window = Buffer.concat([this.#tail, piece]);
    const start = window.findIndex((byte, index) => index >= this.#tail.length || !isContinuation(byte));
    const offset = start + firstInvalidUtf8(window.subarray(start));
    const value = `0x${(window[offset] ?? 0).toString(16).padStart(2, '0')}`;
    return { at: this.#passed - this.#tail.length + offset, value };
  }
}

const isContinuation = (byte: number) => (byte & 0b1100_0000) === 0b1000_0000;

/** Position of the first replacement character that is not in the bytes: the text before it is decoded correctly. */
function firstInvalidUtf8(bytes: Buffer): number {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  let [offset, from] = [0, 0];
  for (;;) {
    const at = text.indexOf('\uFFFD', from);
    if (at < 0) return bytes.length;
    offset += Buffer.byteLength(text.slice(from, at));
    if (bytes.toString('latin1', offset, offset + 3) !== '\xef\xbf\xbd') return offset;
    offset += 3;
    from = at + 1;
  }
}

/** Removes UTF-8's byte order mark; throws `UnreadableFeed` for those of other encodings. */
async function* withoutMark(
  bytes: AsyncIterable<Uint8Array>,
  encoding: FeedEncoding,
): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const piece of bytes) {
    if (!head) {
      yield piece;
      continue;
    }
    head = Buffer.concat([head, piece]);
    if (head.length < LONGEST_MARK) continue;
    yield afterMark(head, encoding);
    head = undefined;
  }
  if (head) yield afterMark(head, encoding);
}

function afterMark(head: Buffer, encoding: FeedEncoding): Uint8Array {
  const begins = (mark: number[]) => mark.every((byte, index) => head[index] === byte);
  const foreign = FOREIGN_MARKS.find(([, mark]) => begins(mark))?.[0] ?? unmarkedUtf16(head);
  if (foreign) throw new UnreadableFeed(`is ${foreign}; nothing was changed (export it as UTF-8)`);
  if (!begins(UTF8_MARK)) return head;
  if (encoding === 'utf-8') return head.subarray(UTF8_MARK.length);
  throw new UnreadableFeed(`is UTF-8 by its byte order mark, not ${encoding}; nothing was changed`);
}

/** JSON begins with an ASCII character, which UTF-16 encodes with a zero byte before or after it. */
function unmarkedUtf16(head: Buffer): string | undefined {
  const [first, second] = head;
  return head.length > 1 && (first === 0) !== (second === 0) ? 'UTF-16' : undefined;
}
