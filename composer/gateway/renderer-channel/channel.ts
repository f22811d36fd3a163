import type { Socket } from 'node:net';

/** Messages both ways between the gateway and a renderer, each with raw bytes beside its JSON. */
export interface Channel<Out> {
  send(message: Out, body?: readonly Uint8Array[]): void;
}

/**
 * A channel over a socket that both processes inherited.
 * @param broken told once that nothing can be received any more, with the reason if it is a fault
 */
export function openChannel<In, Out extends object>(
  socket: Socket,
  receive: (message: In, body: Buffer[]) => void,
  broken: (error?: Error) => void,
): Channel<Out> {
  const reader = new MessageReader((message, body) => receive(message as In, body));
  socket.on('data', (chunk: Buffer) => {
    try {
      reader.push(chunk);
    } catch (error) {
      socket.destroy(error as Error);
    }
  });
  let failure: Error | undefined;
  socket.on('error', (error) => (failure = error));
  socket.once('end', () => socket.destroy());
  socket.once('close', () => broken(failure));
  return {
    send(message, body = []) {
      if (socket.destroyed) return;
      const bytes = body.reduce((sum, { length }) => sum + length, 0);
      socket.cork();
      socket.write(messageHead(message, bytes));
      for (const chunk of body) if (chunk.length) socket.write(chunk);
      socket.uncork();
    },
  };
}

/** Bytes before each message: length of the JSON, then length of the body. */
const PREFIX_BYTES = 8;

/** A message larger than this is a fault of its sender, in bytes. */
export const LARGEST_MESSAGE = 64 * 1024 * 1024;

/** The head of a message: lengths and JSON. The body follows as it is, so that markup is never quoted nor parsed. */
export function messageHead(message: object, bodyBytes: number): Buffer {
  const json = JSON.stringify(message);
  const jsonBytes = Buffer.byteLength(json);
  const head = Buffer.allocUnsafe(PREFIX_BYTES + jsonBytes);
  head.writeUInt32BE(jsonBytes, 0);
  head.writeUInt32BE(bodyBytes, 4);
  head.write(json, PREFIX_BYTES, 'utf8');
  return head;
}

/**
 * Puts messages together again from a stream of bytes, however it is cut. Bodies stay in the pieces in which they came: a page is
 * large, and is only passed on. Throws on one that is too large or no JSON.
 */
export class MessageReader {
  readonly #receive: (message: unknown, body: Buffer[]) => void;
  /** Bytes of a head that is not whole yet. */
  #head: Buffer[] = [];
  #headBytes = 0;
  /** Bytes of it that are needed before there is something to do. */
  #wanted = PREFIX_BYTES;
  /** A message whose body is not whole yet. */
  #open: { message: unknown; body: Buffer[]; missing: number } | undefined;

  constructor(receive: (message: unknown, body: Buffer[]) => void) {
    this.#receive = receive;
  }

  push(chunk: Buffer): void {
    let rest = chunk;
    while (rest.length > 0) rest = this.#open ? this.#readBody(rest) : this.#readHead(rest);
  }

  #readHead(bytes: Buffer): Buffer {
    this.#head.push(bytes);
    this.#headBytes += bytes.length;
    if (this.#headBytes < this.#wanted) return NOTHING;
    const head = this.#head.length === 1 ? bytes : Buffer.concat(this.#head);
    const jsonEnd = PREFIX_BYTES + head.readUInt32BE(0);
    const bodyBytes = head.readUInt32BE(4);
    if (jsonEnd + bodyBytes > LARGEST_MESSAGE)
      throw new Error(`A message of ${jsonEnd + bodyBytes} bytes: ${LARGEST_MESSAGE} are allowed`);
    this.#wanted = jsonEnd;
    if (head.length < jsonEnd) return NOTHING;
    this.#head = [];
    this.#headBytes = 0;
    this.#wanted = PREFIX_BYTES;
    const message: unknown = JSON.parse(head.toString('utf8', PREFIX_BYTES, jsonEnd));
    if (bodyBytes === 0) this.#receive(message, []);
    else this.#open = { message, body: [], missing: bodyBytes };
    return head.subarray(jsonEnd);
  }

  #readBody(bytes: Buffer): Buffer {
    const { message, body, missing } = this.#open!;
    const piece = bytes.subarray(0, missing);
    body.push(piece);
    this.#open!.missing -= piece.length;
    if (piece.length === missing) {
      this.#open = undefined;
      this.#receive(message, body);
    }
    return bytes.subarray(piece.length);
  }
}

const NOTHING = Buffer.alloc(0);
