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

/** Whether a page may load third parties (product A27): none on a preview path, nor where the address holds the token of a mail. */
export function mayLoadThirdParties(path: string, search: string): boolean {
  return !isPreviewPath(path) && !new URLSearchParams(search).has('token');
}

/** Any path containing "preview" is a preview: no consent dialog is shown there and no third-party script loads (product A27). */
export function isPreviewPath(path: string): boolean {
  return path.toLowerCase().includes('preview');
}
