import { ApiFault } from '../../../http/api-fault.ts';
import type { AttemptLimits } from '../../../http/attempt-limits.ts';
import { codesInMonthTo, codesTo, WRONG_CODES, WRONG_CODES_IN_MONTH } from '../sign-in-limits.ts';

/** A code that is wrong, was used, or is no longer shown. */
export const wrongCode = () =>
  new ApiFault('invalid-input', [
    {
      field: 'code',
      rule: 'a code from the app that was not used, or a recovery code',
      messageKey: 'invalid',
    },
  ]);

/**
 * Lets somebody try a code of the second factor of `email`. Throws `ApiFault` 429 when there were too many. Returns what to do once
 * the code was right: it counts no more, nor do the wrong ones of the day.
 */
export async function admitCode(limits: AttemptLimits, email: string): Promise<() => Promise<void>> {
  await limits.count(codesTo(email), WRONG_CODES);
  await limits.count(codesInMonthTo(email), WRONG_CODES_IN_MONTH);
  return async () => {
    await limits.forget(codesTo(email));
    await limits.takeBack(codesInMonthTo(email));
  };
}
