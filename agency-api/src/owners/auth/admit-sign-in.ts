import { ApiFault } from '../../http/api-fault.ts';
import type { OwnerAccess } from './owner-access.ts';
import {
  FAILURES_COUNTED_FOR,
  SIGN_IN_PER_ADDRESS,
  SIGN_IN_PER_PAIR,
  signInFrom,
  signInTo,
  signInToFrom,
  PASSWORD_CHANGES,
  toPasswordChangeAttempt,
} from './sign-in-limits.ts';
import { delayAfter } from './sign-in-pace.ts';

interface AdmittedSignIn {
  /** The password was right: its attempt counts no more, and the address is known from now on. */
  passed(): Promise<void>;
  /** The password was right, and a code is to follow: this attempt neither counts nor makes the code wait; those before do count. */
  goesOn(): Promise<void>;
}

/**
 * Lets a visitor try a password, for known and unknown e-mails alike. Throws `ApiFault` 429 when this address guessed too much.
 * What other addresses guessed only makes it wait, and does not where the owner signed in before.
 */
export async function admitSignIn(
  { limits, known, pace }: Pick<OwnerAccess, 'limits' | 'known' | 'pace'>,
  email: string,
  address: string,
): Promise<AdmittedSignIn> {
  const pair = signInToFrom(email, address);
  const uncount = await limits.countInTime(pair, SIGN_IN_PER_PAIR);
  await limits.count(signInFrom(address), SIGN_IN_PER_ADDRESS);
  const failures = await limits.add(signInTo(email), FAILURES_COUNTED_FOR);
  if (!(await known.has(email, address)))
    await pace.turn(email, delayAfter(failures)).catch(async (refusal: unknown) => {
      await uncount();
      throw refusal;
    });
  return {
    async passed() {
      await limits.forget(pair);
      await limits.takeBack(signInFrom(address));
      await limits.takeBack(signInTo(email));
      await known.add(email, address);
    },
    async goesOn() {
      await uncount();
      await limits.takeBack(signInFrom(address));
      await limits.takeBack(signInTo(email));
    },
  };
}

/**
 * Counts an attempt of an owner who is signed in to give the present password once more. Throws `ApiFault` 429 after too many. Returns
 * what forgets them, for when it was right.
 */
export async function admitPassword(
  limits: OwnerAccess['limits'],
  accountId: string,
): Promise<() => Promise<void>> {
  const attempt = toPasswordChangeAttempt(accountId);
  await limits.count(attempt, PASSWORD_CHANGES);
  return () => limits.forget(attempt);
}

/** What is answered to a password that is not the present one. */
export const wrongPassword = () =>
  new ApiFault('invalid-input', [{ field: 'password', rule: 'the present password', messageKey: 'invalid' }]);
