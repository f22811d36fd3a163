import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

/** Seconds for which an app shows a code (RFC 6238); apps assume these, and six digits. */
const PERIOD = 30;
const DIGITS = 6;
/** Steps before and after the present one: clocks of phones differ, and people type slowly. */
const TOLERANCE = 1;

/** A secret of 144 random bits, in letters that are the key's bytes. */
export const newSecret = (): string => randomBytes(18).toString('base64url');

/** What an authenticator app has to know of a secret. */
export function createSetup(
  secret: string,
  { agency, email }: { agency: string; email: string },
): { key: string; address: string } {
  return {
    key: base32.encode(secret, { padding: false }),
    address: createOTP(secret, { digits: DIGITS, period: PERIOD }).url(agency, email),
  };
}

/** The step (half minutes since 1970) that a code belongs to, if it is one of now and later than `after`. */
export async function stepOfCode(
  secret: string,
  code: string,
  { after, now = Date.now() }: { after: number; now?: number },
): Promise<number | undefined> {
  const present = Math.floor(now / (PERIOD * 1000));
  const otp = createOTP(secret, { digits: DIGITS, period: PERIOD });
  for (let step = present - TOLERANCE; step <= present + TOLERANCE; step++)
    if (step > after && (await otp.hotp(step)) === code) return step;
  return undefined;
}
