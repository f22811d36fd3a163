import { ApiFault } from '../../http/api-fault.ts';
import type { OwnerAccess } from './owner-access.ts';
import { PASSWORD_CHANGES, toPasswordChangeAttempt } from './sign-in-limits.ts';

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
