/** What a visitor can agree to besides what is necessary: Google's four consent signals (product C9). */
export const CONSENT_SIGNALS = ['analyticsStorage', 'adStorage', 'adUserData', 'adPersonalization'] as const;

export type ConsentSignal = (typeof CONSENT_SIGNALS)[number];

/** A visitor's choice. What is necessary needs none. */
export type Consent = Readonly<Record<ConsentSignal, boolean>>;

/** The same answer to every signal. */
export const consentToAll = (isGiven: boolean): Consent => ({
  analyticsStorage: isGiven,
  adStorage: isGiven,
  adUserData: isGiven,
  adPersonalization: isGiven,
});
