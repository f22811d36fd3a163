import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { IncomingMessage } from 'node:http';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** How well something is compressed. */
export type Level = 'quick' | 'best';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Quick ones take a few milliseconds, the best ones up to some hundred. */
const GZIP_LEVEL = { quick: 5, best: 9 };
const BROTLI_QUALITY = { quick: 4, best: 11 };

/** Text in an encoding. */
export function compress(plain: Buffer, encoding: Encoding, level: Level): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(plain);
  if (encoding === 'gzip') return compressors.gzip(plain, { level: GZIP_LEVEL[level] });
  return compressors.br(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[level],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

/** The plain bytes again. */
export const decompress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'identity' ? Promise.resolve(bytes) : decompressors[encoding](bytes);

/** Browsers name a handful of encodings; no browser sends a longer list. */
const LONGEST_LIST = 500;

/** The encoding that a visitor gets: the smallest that the browser takes. */
export function encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
  const list = String(headers['accept-encoding'] ?? '');
  if (list.length > LONGEST_LIST) return 'identity';
  const accepted = new Set(list.toLowerCase().split(',').map(acceptedName));
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** The name in an item such as "br;q=0.5"; undefined with the weight 0, which refuses it. */
function acceptedName(item: string): string | undefined {
  const [name, ...parameters] = item.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return Number(weight) > 0 ? name : undefined;
}
