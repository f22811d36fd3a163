import { CONSENT_SIGNALS, consentToAll } from 'shared-kit/domain/consent';
import type { Consent, ConsentSignal } from 'shared-kit/domain/consent';
import { gtag } from './data-layer.ts';

/** The signals as Google's Consent Mode v2 names them. */
const GOOGLE_NAMES: Readonly<Record<ConsentSignal, string>> = {
  analyticsStorage: 'analytics_storage',
  adStorage: 'ad_storage',
  adUserData: 'ad_user_data',
  adPersonalization: 'ad_personalization',
};

/** How long Google's code waits for an update before it acts, in ms (product C8). */
const WAIT_FOR_UPDATE = 500;

/** Denies everything until the visitor has chosen; to be called before any tag is loaded (product C8). */
export const denyByDefault = () =>
  gtag('consent', 'default', { ...asGoogleNamesIt(consentToAll(false)), wait_for_update: WAIT_FOR_UPDATE });

/** Tells Google's code what the visitor has chosen. */
export const updateConsentMode = (consent: Consent) => gtag('consent', 'update', asGoogleNamesIt(consent));

const asGoogleNamesIt = (consent: Consent): Record<string, 'granted' | 'denied'> =>
  Object.fromEntries(
    CONSENT_SIGNALS.map((signal) => [GOOGLE_NAMES[signal], consent[signal] ? 'granted' : 'denied']),
  );
