import type { VisitSource } from 'shared-kit/domain/property-interest';

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
