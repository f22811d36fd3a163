import { Readable } from 'node:stream';
import { openWith, sealWith, type SealKeys } from './seal.ts';

/** Encrypts short texts that the database keeps. */
interface TextSeal {
  seal(text: string): Promise<string>;
  /** Throws `SealBroken` for what was changed, or sealed with another key. */
  open(sealed: string): Promise<string>;
}

/** With the keys of the files of visitors. */
export function textSeal(keys: SealKeys): TextSeal {
  return {
    seal: async (text) => (await through(sealWith(keys), Buffer.from(text))).toString('base64url'),
    open: async (sealed) => (await through(openWith(keys), Buffer.from(sealed, 'base64url'))).toString(),
  };
}

async function through(
  change: (source: AsyncIterable<Uint8Array>) => AsyncIterable<Buffer>,
  bytes: Buffer,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of change(Readable.from([bytes]))) pieces.push(piece);
  return Buffer.concat(pieces);
}
