import { loadScript } from '../load-script.ts';
import type { PageView, ThirdParty } from '../third-party.ts';
import { CONSENT_SIGNALS, consentToAll, type Consent, type ConsentSignal } from 'shared-kit/domain/consent';

export const GOOGLE_TAG = 'https://www.googletagmanager.com';

/** How Google's tag is used for one of its products: started once with the product's id, told of each page. */
export const googleTag: Required<Pick<ThirdParty, 'start' | 'pageView'>> = {
  start(id, view) {
    setPage(view);
    gtag('js', new Date());
    // The site reports its pages itself: it knows when one is on screen, and which address may be told.
    gtag('config', id, { send_page_view: false });
    loadScript(`${GOOGLE_TAG}/gtag/js?id=${encodeURIComponent(id)}`);
  },
  pageView(id, view) {
    setPage(view);
    gtag('event', 'page_view', {
      send_to: id,
      ...pageFields(view),
      ...(view.section ? { section: view.section } : {}),
    });
  },
};

/** For events that the tag sends by itself. */
const setPage = (view: PageView) => gtag('set', pageFields(view));

const pageFields = ({ address, title }: PageView) => ({ page_location: address, page_title: title });

declare global {
  interface Window {
    /** The queue by which Google's code is told of everything. */
    dataLayer?: unknown[];
  }
}

/** An entry of Google's queue, for a tag manager. */
export const pushEvent = (event: object) => void (window.dataLayer ??= []).push(event);

/** A command of Google's queue. Google tells commands from events by their being an `arguments` object. */
function gtag(..._command: unknown[]) {
  // eslint-disable-next-line prefer-rest-params -- an array would be taken for an event
  pushEvent(arguments);
}

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
