import { hash } from 'node:crypto';

/** Raised when the mapping of records to columns changes, so that loaded records are written again. */
const READING = 2;

/** Equal for equal records. */
export function digestOf(record: unknown): string {
  return hash('md5', `${READING}${JSON.stringify(record)}`, 'base64url');
}

/** Length of an MD5 digest in base64url. */
export const DIGEST_LENGTH = 22;
