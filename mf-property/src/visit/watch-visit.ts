import type { VisitSource } from 'shared-kit/domain/owner-portal';
import { keepSeen } from 'shared-kit/state/keep-seen';
import { tellVisit } from './tell.ts';

/** ms that a page must be in view before somebody saw it. */
const SEEN_AFTER = 1000;

/** What says that the page comes into view, or leaves it: a tab, and a page that the browser rendered ahead. */
const CHANGES = ['visibilitychange', 'prerenderingchange'];

/**
 * Tells the API, once, that a person sees the page of a property: after it was in view for a moment, so that a page loaded in
 * a background tab, or rendered ahead, does not count. Sets no cookie; whether the visit counts is the API's to say. The browser keeps that
 * the visitor has seen it (product S32).
 * @returns ends the waiting
 */
export function watchVisit(propertyId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    for (const change of CHANGES) document.removeEventListener(change, wait);
  };
  const tell = () => {
    stop();
    tellVisit(propertyId, sourceOfVisit());
    keepSeen(propertyId);
  };
  function wait() {
    clearTimeout(timer);
    if (isInView()) timer = setTimeout(tell, SEEN_AFTER);
  }
  for (const change of CHANGES) document.addEventListener(change, wait);
  wait();
  return stop;
}

/** Some browsers do not render pages ahead. */
const isInView = () =>
  document.visibilityState === 'visible' && !(document as Document & { prerendering?: boolean }).prerendering;

function sourceOfVisit(): VisitSource {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
  const address = location.href;
  return visitSource({ address, landing: loaded?.name ?? address, referrer: document.referrer });
}

interface Arrival {
  /** Address of the page that is seen. */
  address: string;
  /** Address that the document was loaded from: pages after the first are reached inside the site. */
  landing: string;
  /** Page that led to the document; empty without one. */
  referrer: string;
}

/** Names within the host of a page that led here, by the kind of site. Country endings and subdomains differ. */
const SITES: readonly (readonly [VisitSource, RegExp])[] = [
  ['mail', /(^|\.)(mail|webmail|outlook|gmail)\./],
  ['search', /(^|\.)(google|bing|duckduckgo|ecosia|qwant|yahoo|startpage|brave|baidu|yandex)\./],
  [
    'portal',
    /(^|\.)(immoweb|zimmo|immovlan|immoscoop|logic-immo|realo|spotto|2dehands|2ememain|immobilienscout24|athome)\./,
  ],
  ['social', /(^|\.)(facebook|fb|instagram|linkedin|lnkd|whatsapp|pinterest|tiktok|youtube|twitter|x|t)\./],
];

/**
 * Where the visitor of a page came from (product O8). Only this word leaves the browser: neither the page that led here nor the
 * campaign is told to anybody.
 */
export function visitSource({ address, landing, referrer }: Arrival): VisitSource {
  const page = new URL(address);
  if (!URL.canParse(landing) || page.pathname !== new URL(landing).pathname) return 'site';
  const campaign = page.searchParams;
  if (campaign.get('utm_source') === 'alert') return 'alert';
  if (/^(e-?mail|newsletter)$/i.test(campaign.get('utm_medium') ?? '')) return 'mail';
  // Apps on Android name themselves instead of an address of the web.
  if (/^android-app:\/\/com\.google\.android\.(gm|googlequicksearchbox)\b/.test(referrer))
    return referrer.includes('.gm') ? 'mail' : 'search';
  if (!URL.canParse(referrer)) return 'direct';
  const { host, origin } = new URL(referrer);
  if (origin === page.origin) return 'site';
  return SITES.find(([, names]) => names.test(`${host}.`))?.[0] ?? 'other';
}
