import { loadScript } from './third-party.ts';
import type { ThirdParty, PageView } from './third-party.ts';
import { GOOGLE_MAP_NEEDS } from 'shared-kit/domain/map-type';
import { CONSENT_SIGNALS, consentToAll, type Consent, type ConsentSignal } from 'shared-kit/domain/consent';

const GOOGLE_TAG = 'https://www.googletagmanager.com';

/** How Google's tag is used for one of its products: started once with the product's id, told of each page. */
const googleTag: Required<Pick<ThirdParty, 'start' | 'pageView'>> = {
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

/**
 * Google Tag Manager. Its tags follow the consent signals by themselves; those that write scripts into the page, and those that load
 * from origins that are not declared here, do not run: the site's policy forbids them.
 */
export const tagManager: ThirdParty = {
  title: 'Google Tag Manager',
  needs: ['analyticsStorage'],
  follows: ['adStorage', 'adUserData', 'adPersonalization'],
  origins: {
    scripts: [GOOGLE_TAG],
    connections: [GOOGLE_TAG, 'https://www.google.com'],
    images: [GOOGLE_TAG],
    frames: [GOOGLE_TAG],
  },
  start(id) {
    pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`${GOOGLE_TAG}/gtm.js?id=${encodeURIComponent(id)}`);
  },
  pageView(_id, { address, title, section }) {
    pushEvent({ event: 'page_view', page_location: address, page_title: title, section });
  },
  traces: /^_dc_gtm_/,
};

const COLLECTORS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Google Analytics 4. */
export const analytics: ThirdParty = {
  title: 'Google Analytics',
  needs: ['analyticsStorage'],
  follows: ['adStorage', 'adUserData', 'adPersonalization'],
  origins: { scripts: [GOOGLE_TAG], connections: COLLECTORS, images: COLLECTORS },
  ...googleTag,
  traces: /^_(ga|gid|gat)(_|$)/,
};

const SERVICES = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/** Google Ads: conversions and audiences. What it does with user data and for personalisation follows those two signals. */
export const ads: ThirdParty = {
  title: 'Google Ads',
  needs: ['adStorage'],
  follows: ['adUserData', 'adPersonalization'],
  origins: {
    scripts: [GOOGLE_TAG, ...SERVICES],
    connections: [GOOGLE_TAG, ...SERVICES, 'https://www.google.be'],
    images: [GOOGLE_TAG, ...SERVICES, 'https://www.google.be'],
    frames: [GOOGLE_TAG, 'https://td.doubleclick.net', 'https://bid.g.doubleclick.net'],
  },
  ...googleTag,
  traces: /^_(gcl|gac)_/,
};

/**
 * Google Maps, in a frame of the remote that shows maps: its code runs in that document, and only that may use its origins. Its
 * fonts are left out: without them it takes those of the browser.
 */
export const googleMap: ThirdParty = {
  title: 'Google Maps',
  needs: GOOGLE_MAP_NEEDS,
  origins: {
    scripts: ['https://maps.googleapis.com'],
    connections: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com'],
    images: [
      'https://*.googleapis.com',
      'https://*.gstatic.com',
      'https://*.google.com',
      'https://*.googleusercontent.com',
    ],
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
const pushEvent = (event: object) => void (window.dataLayer ??= []).push(event);

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
