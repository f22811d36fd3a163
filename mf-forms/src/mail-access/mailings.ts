import type { ApiClient } from 'shared-kit/api-client';
import type { MailingState } from 'shared-kit/contracts/api/mail-access';

interface Mailing {
  /** Group of the page's messages. */
  words: string;
  /** Link name of the form that asks for it. */
  form: 'search-alert' | 'newsletter' | 'sale';
  /** Whether the form can change what was asked for. */
  isChangeable: boolean;
  getState(api: ApiClient, token: string, signal: AbortSignal): Promise<{ state: MailingState }>;
  change(api: ApiClient, body: { token: string; action: 'confirm' | 'stop' }): Promise<unknown>;
}

/** What visitors get by mail, by the route of the page that its mails lead to. */
const MAILINGS = {
  'search-alert-manage': {
    words: 'demandAccess',
    form: 'search-alert',
    isChangeable: true,
    getState: (api, token, signal) => api.get('getDemand', { query: { token }, signal }),
    change: (api, body) => api.send('changeDemandState', { body }),
  },
  'newsletter-manage': {
    words: 'newsletterAccess',
    form: 'newsletter',
    isChangeable: false,
    getState: (api, token, signal) => api.get('getNewsletter', { query: { token }, signal }),
    change: (api, body) => api.send('changeNewsletterState', { body }),
  },
  'friend-manage': {
    words: 'friendAccess',
    form: 'sale',
    isChangeable: false,
    getState: (api, token, signal) => api.get('getFriendMails', { query: { token }, signal }),
    change: (api, body) => api.send('changeFriendMails', { body }),
  },
} as const satisfies Record<string, Mailing>;

/** Routes of such pages, which are link names too. */
export type MailingRoute = keyof typeof MAILINGS;

/** The mailing of a route. */
export function findMailing(routeId: string): Mailing & { route: MailingRoute } {
  const route = routeId in MAILINGS ? (routeId as MailingRoute) : 'newsletter-manage';
  return { route, ...MAILINGS[route] };
}
