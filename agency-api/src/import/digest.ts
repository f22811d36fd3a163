import { hash } from 'node:crypto';

/** Raised when columns are read out of records in another way, so that records that are loaded already are read anew. */
const READING = 2;

/** Equal for equal records. */
export function digestOf(record: unknown): string {
  return hash('md5', `${READING}${JSON.stringify(record)}`, 'base64url');
}

/** Of an MD5 digest in base64url. */
export const DIGEST_LENGTH = 22;
