import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/*
 * Encryption at rest, in pieces of 64 KB so that no file is ever held whole: AES-256-GCM by the STREAM construction (Hoang, Reyhanitabar,
 * Rogaway, Vizár 2015). A piece is given out only once it is proven; pieces cannot be changed, swapped or left out, nor the end cut off.
 */

const FORMAT = Buffer.from('FAC1');
const PREFIX_BYTES = 7;
const HEADER_BYTES = FORMAT.length + PREFIX_BYTES;
const TAG_BYTES = 16;
const PIECE_BYTES = 64 * 1024;

/** A sealed file was changed, is not whole, or was sealed with another key. */
class SealBroken extends Error {
  override name = 'SealBroken';
}

/** Keys of 32 bytes: the first encrypts, what any of them encrypted can be read. */
export type SealKeys = readonly [Buffer, ...Buffer[]];

/** Encrypts a stream of bytes with the first key. */
export const sealWith = ([key]: SealKeys) =>
  async function* seal(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    const prefix = randomBytes(PREFIX_BYTES);
    yield Buffer.concat([FORMAT, prefix]);
    let number = 0;
    for await (const { piece, isLast } of splitPieces(source, PIECE_BYTES)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonce(prefix, number++, isLast));
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    }
  };

/** Decrypts what `sealWith` wrote with one of the keys. Throws `SealBroken`, at the latest instead of the last piece. */
export const openWith = (keys: SealKeys) =>
  async function* open(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    let prefix: Buffer | undefined;
    let key: Buffer | undefined;
    let number = 0;
    for await (const { piece, isLast } of splitPieces(source, PIECE_BYTES + TAG_BYTES, HEADER_BYTES)) {
      if (!prefix) {
        if (piece.length < HEADER_BYTES || !piece.subarray(0, FORMAT.length).equals(FORMAT))
          throw new SealBroken('This is no sealed file');
        prefix = piece.subarray(FORMAT.length);
        if (isLast) throw new SealBroken('The sealed file is cut off');
        continue;
      }
      const iv = nonce(prefix, number++, isLast);
      key ??= keys.find((candidate) => isSealedWith(candidate, piece, iv)) ?? keys[0];
      yield openPiece(piece, key, iv);
    }
  };

function isSealedWith(key: Buffer, piece: Buffer, iv: Buffer): boolean {
  try {
    openPiece(piece, key, iv);
    return true;
  } catch {
    return false;
  }
}

function openPiece(piece: Buffer, key: Buffer, iv: Buffer): Buffer {
  if (piece.length < TAG_BYTES) throw new SealBroken('The sealed file is cut off');
  const decipher = createDecipheriv('aes-256-gcm', key, iv);
  decipher.setAuthTag(piece.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new SealBroken('The sealed file was changed, or sealed with another key');
  }
}

function nonce(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt32BE(number);
  rest[4] = isLast ? 1 : 0;
  return Buffer.concat([prefix, rest]);
}

/** Pieces of the same size, after a first one of `first` bytes; the last is shorter, and may be empty. */
async function* splitPieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
  first = size,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let waiting: Buffer = Buffer.alloc(0);
  let wanted = first;
  for await (const chunk of source) {
    waiting = Buffer.concat([waiting, chunk]);
    // More than wanted: whether a piece is the last is known only then.
    while (waiting.length > wanted) {
      yield { piece: waiting.subarray(0, wanted), isLast: false };
      waiting = waiting.subarray(wanted);
      wanted = size;
    }
  }
  yield { piece: waiting, isLast: true };
}
