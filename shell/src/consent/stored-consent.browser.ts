import { CONSENT_SIGNALS } from 'shared-kit/domain/consent';
import type { Consent, ConsentSignal } from 'shared-kit/domain/consent';

/** Under which names the browser keeps the choice (product C9). */
const KEYS: Readonly<Record<ConsentSignal, string>> = {
  analyticsStorage: 'consentAnalyticsStorage',
  adStorage: 'consentAdStorage',
  adUserData: 'consentAdUserData',
  adPersonalization: 'consentAdPersonalization',
};
/** The choice as a whole: granted where anything beyond what is necessary is. It is stored last: while it is absent, nothing was chosen. */
export const CHOSEN_KEY = 'consent';
const GRANTED = 'granted';
const DENIED = 'denied';

/** The stored choice; undefined when there is none, or the browser keeps nothing. */
export function readConsent(): Consent | undefined {
  return withStorage((storage) => {
    if (storage.getItem(CHOSEN_KEY) === null) return undefined;
    const choices = CONSENT_SIGNALS.map((signal) => [signal, storage.getItem(KEYS[signal]) === GRANTED]);
    return Object.fromEntries(choices) as Consent;
  });
}

/** Returns whether the browser keeps it. */
export function storeConsent(consent: Consent): boolean {
  const isStored = withStorage((storage) => {
    for (const signal of CONSENT_SIGNALS) storage.setItem(KEYS[signal], consent[signal] ? GRANTED : DENIED);
    storage.setItem(CHOSEN_KEY, CONSENT_SIGNALS.some((signal) => consent[signal]) ? GRANTED : DENIED);
    return true;
  });
  return isStored ?? false;
}

export function clearConsent() {
  withStorage((storage) => {
    for (const key of [CHOSEN_KEY, ...Object.values(KEYS)]) storage.removeItem(key);
  });
}

/** A browser may forbid storage altogether. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
