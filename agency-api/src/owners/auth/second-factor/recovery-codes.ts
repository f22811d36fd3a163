import { createHash, randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';

const HOW_MANY = 10;
/** 80 bits: a plain digest of that cannot be guessed back. */
const BYTES = 10;

/** New codes, as `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () =>
    base32.encode(new Uint8Array(randomBytes(BYTES)), { padding: false }).replace(/(.{4})(?!$)/g, '$1-'),
  );

/** A code as it is kept, however it was typed. */
export const recoveryDigest = (code: string): string =>
  createHash('sha256').update(plainCode(code)).digest('base64url');

/** A code without spaces and hyphens, in capitals. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
