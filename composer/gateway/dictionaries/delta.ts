import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

const compress = promisify(zstdCompress);

/** A file as its difference to another: the content coding `dcz` of RFC 9842. */
export interface Delta {
  /** SHA-256 of the file that the browser has, as base64. */
  dictionary: string;
  bytes: Buffer;
}

/** A skippable Zstandard frame of 32 bytes, which holds the hash of the dictionary (RFC 9842, 5). */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Made once for a file that many fetch. */
const LEVEL = 19;

/** The difference of a file to one that browsers have of an earlier release. */
export async function deltaOf(file: Buffer, known: Buffer): Promise<Delta> {
  const hash = createHash('sha256').update(known).digest();
  const difference = await compress(file, {
    dictionary: known,
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
  });
  return { dictionary: hash.toString('base64'), bytes: Buffer.concat([MAGIC, hash, difference]) };
}
