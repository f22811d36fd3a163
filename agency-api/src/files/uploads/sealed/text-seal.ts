import { Readable } from 'node:stream';
import { openWith, sealWith } from './seal.ts';

/** Encrypts short texts that the database keeps. */
export interface TextSeal {
  seal(text: string): Promise<string>;
  /** Throws `SealBroken` for what was changed, or sealed with another key. */
  open(sealed: string): Promise<string>;
}

/** With the key of the files of visitors, of 32 bytes. */
export function textSeal(key: Buffer): TextSeal {
  return {
    seal: async (text) => (await through(sealWith(key), Buffer.from(text))).toString('base64url'),
    open: async (sealed) => (await through(openWith(key), Buffer.from(sealed, 'base64url'))).toString(),
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
