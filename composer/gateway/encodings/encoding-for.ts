import type { IncomingMessage } from 'node:http';
import type { Encoding } from './encodings.ts';

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
