/** Bytes before each message: length of the JSON, then length of the body. */
const PREFIX_BYTES = 8;

/** A message larger than this is a fault of its sender, in bytes. */
export const LARGEST_FRAME = 64 * 1024 * 1024;

/** The head of a frame: lengths and JSON. The body follows as it is, so that markup is never quoted nor parsed. */
export function frameHead(message: object, bodyBytes: number): Buffer {
  const json = JSON.stringify(message);
  const jsonBytes = Buffer.byteLength(json);
  const head = Buffer.allocUnsafe(PREFIX_BYTES + jsonBytes);
  head.writeUInt32BE(jsonBytes, 0);
  head.writeUInt32BE(bodyBytes, 4);
  head.write(json, PREFIX_BYTES, 'utf8');
  return head;
}

/** Puts frames together again from a stream of bytes, however it is cut. Throws on a frame that is too large or no JSON. */
export class FrameReader {
  readonly #receive: (message: unknown, body: Buffer) => void;
  #chunks: Buffer[] = [];
  #bytes = 0;
  /** Bytes that are needed before there is something to do. */
  #wanted = PREFIX_BYTES;

  constructor(receive: (message: unknown, body: Buffer) => void) {
    this.#receive = receive;
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    while (this.#bytes >= this.#wanted && this.#readFrame());
  }

  #readFrame(): boolean {
    const bytes = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
    this.#chunks = bytes.length ? [bytes] : [];
    if (bytes.length < PREFIX_BYTES) return false;
    const bodyAt = PREFIX_BYTES + bytes.readUInt32BE(0);
    const end = bodyAt + bytes.readUInt32BE(4);
    if (end > LARGEST_FRAME) throw new Error(`A message of ${end} bytes: ${LARGEST_FRAME} are allowed`);
    if (bytes.length < end) {
      this.#wanted = end;
      return false;
    }
    const rest = bytes.subarray(end);
    this.#chunks = rest.length ? [rest] : [];
    this.#bytes = rest.length;
    this.#wanted = PREFIX_BYTES;
    this.#receive(JSON.parse(bytes.toString('utf8', PREFIX_BYTES, bodyAt)), bytes.subarray(bodyAt, end));
    return true;
  }
}
