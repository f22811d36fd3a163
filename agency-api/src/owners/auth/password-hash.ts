import { hash, verify } from '@node-rs/argon2';

/** argon2id as OWASP asks for: 19 MiB, two passes. The library's `Algorithm` is an ambient enum, hence the number. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password, with its salt and parameters (argon2id). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

/** Whether a password is the one behind a hash. */
export function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  return verify(hash, password);
}
