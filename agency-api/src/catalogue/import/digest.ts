import { hash } from 'node:crypto';

/** Raised when records are checked or read otherwise, so that the stored ones are read again with the next feed. */
const READING = 3;

/** Equal for equal records. */
export function digestOf(record: unknown): string {
  return hash('md5', `${READING}${JSON.stringify(record)}`, 'base64url');
}

/** Length of an MD5 digest in base64url. */
export const DIGEST_LENGTH = 22;
