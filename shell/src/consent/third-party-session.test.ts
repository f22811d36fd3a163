import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { consentToAll } from 'shared-kit/domain/consent';
import type { Consent } from 'shared-kit/domain/consent';
import type { ThirdPartyIds } from 'shared-kit/domain/third-parties';
import type { PageView } from '../third-parties/third-party.ts';
import { ThirdPartySession, UPDATE_AFTER } from './third-party-session.browser.ts';

const IDS = {
  tagManager: 'GTM-ABC1234',
  analytics: 'G-ABCDE12345',
  ads: 'AW-123456789',
  pixel: '123456789012345',
  reviews: '46d6a890000064000500e0c3',
};
const ALL = consentToAll(true);
const NONE = consentToAll(false);
const STATISTICS: Consent = { ...NONE, analyticsStorage: true };
const view = (address: string, section?: PageView['section']): PageView => ({
  address,
  title: 'A page',
  section,
  language: 'fr',
});
const HOME = view('https://agency.example/fr/');

const reload = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div data-reviews></div>';
});
afterEach(() => {
  jest.useRealTimers();
  reload.mockClear();
  localStorage.clear();
  document.head.innerHTML = '';
  delete window.dataLayer;
  delete window.fbq;
});

const session = (ids: ThirdPartyIds = IDS) => new ThirdPartySession(ids, reload);

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const hosts = () => [...new Set(scripts().map((src) => new URL(src).host))].sort();

/** What was pushed to Google's queue, commands as arrays. */
const pushed = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
  );
const commands = (...start: string[]) =>
  pushed().filter(
    (entry): entry is unknown[] =>
      Array.isArray(entry) && start.every((part, index) => entry[index] === part),
  );

async function choose(chosen: ThirdPartySession, consent: Consent) {
  const inForce = chosen.choose(consent);
  await jest.advanceTimersByTimeAsync(UPDATE_AFTER);
  await inForce;
}

test('without a choice everything is denied, and nothing is fetched', () => {
  const opened = session();
  opened.show(HOME);
  expect(opened.consent).toBeUndefined();
  expect(pushed()).toEqual([
    [
      'consent',
      'default',
      {
        analytics_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        wait_for_update: 500,
      },
    ],
  ]);
  expect(scripts()).toEqual([]);
});

test('a choice is stored at once; half a second later it is told, and what is agreed to starts and hears of the page', async () => {
  const opened = session();
  opened.show(HOME);
  const inForce = opened.choose(STATISTICS);
  expect({ ...localStorage }).toEqual({
    consent: 'granted',
    consentAnalyticsStorage: 'granted',
    consentAdStorage: 'denied',
    consentAdUserData: 'denied',
    consentAdPersonalization: 'denied',
  });
  await jest.advanceTimersByTimeAsync(UPDATE_AFTER - 1);
  expect(commands('consent', 'update')).toEqual([]);
  expect(scripts()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  await inForce;
  const names = pushed().map((entry) => (Array.isArray(entry) ? entry.slice(0, 2).join(' ') : 'event'));
  expect(names.indexOf('consent default')).toBeLessThan(names.indexOf('consent update'));
  expect(names.indexOf('consent update')).toBeLessThan(names.indexOf('config G-ABCDE12345'));
  expect(names.indexOf('config G-ABCDE12345')).toBeLessThan(names.indexOf('event page_view'));
  expect(commands('consent', 'update')[0]![2]).toEqual({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  expect(hosts()).toEqual(['widget.trustpilot.com', 'www.googletagmanager.com']);
  expect(scripts().filter((src) => src.includes('AW-'))).toEqual([]);
});

test('who declines is told of to Google’s queue, and nothing is fetched', async () => {
  const opened = session();
  opened.show(HOME);
  await choose(opened, NONE);
  expect(opened.consent).toEqual(NONE);
  expect(Object.values({ ...localStorage })).toEqual(['denied', 'denied', 'denied', 'denied', 'denied']);
  expect(localStorage.getItem('consent')).toBe('denied');
  expect(scripts()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('a third party that advertises with user data needs consent to both', async () => {
  const opened = session({ pixel: IDS.pixel });
  opened.show(HOME);
  await choose(opened, { ...NONE, adStorage: true });
  expect(scripts()).toEqual([]);
  await choose(opened, { ...NONE, adStorage: true, adUserData: true });
  expect(hosts()).toEqual(['connect.facebook.net']);
  expect(window.fbq!.queue).toEqual([
    ['set', 'autoConfig', false, IDS.pixel],
    ['init', IDS.pixel],
    ['track', 'PageView', {}],
  ]);
});

test('a stored choice counts from the first page on, and each further page is reported with its section', async () => {
  await choose(session(), STATISTICS);
  const opened = session({ analytics: IDS.analytics, tagManager: IDS.tagManager });
  opened.show(HOME);
  expect(commands('consent', 'update')).toHaveLength(1);
  opened.show(view('https://agency.example/fr/a-vendre/', 'for sale'));
  expect(commands('event', 'page_view').map((command) => command[2])).toEqual([
    { send_to: IDS.analytics, page_location: HOME.address, page_title: 'A page' },
    {
      send_to: IDS.analytics,
      page_location: 'https://agency.example/fr/a-vendre/',
      page_title: 'A page',
      section: 'for sale',
    },
  ]);
  expect(pushed()).toContainEqual(expect.objectContaining({ event: 'page_view', section: 'for sale' }));
  expect(scripts()).toHaveLength(2);
});

test('more consent adds what is missing; less has the page loaded anew and what was kept deleted', async () => {
  const opened = session();
  opened.show(HOME);
  await choose(opened, STATISTICS);
  await choose(opened, ALL);
  expect(hosts()).toContain('connect.facebook.net');
  expect(reload).not.toHaveBeenCalled();
  for (const name of ['_ga', '_ga_ABCDE12345', '_gcl_au', '_fbp', 'language']) document.cookie = `${name}=1`;
  localStorage.setItem('lastExternalReferrer', 'x');
  await choose(opened, STATISTICS);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.cookie.split('; ').sort()).toEqual(['_ga=1', '_ga_ABCDE12345=1', 'language=1']);
  expect(localStorage.getItem('lastExternalReferrer')).toBeNull();
  await choose(opened, NONE);
  expect(document.cookie).toBe('language=1');
});

test('consent that another tab has withdrawn ends here with the next page', async () => {
  const opened = session();
  opened.show(HOME);
  await choose(opened, ALL);
  await choose(session(), NONE);
  const reported = commands('event', 'page_view').length;
  opened.show(view('https://agency.example/fr/a-louer/'));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(commands('event', 'page_view')).toHaveLength(reported);
});

test('to forget the choice clears what is stored, and gets rid of what runs', async () => {
  const opened = session();
  opened.show(HOME);
  await choose(opened, ALL);
  opened.forget();
  expect(opened.consent).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['which came first', 'which came after another'])(
  'on a page that third parties may not see, %s, a choice is stored and nothing starts',
  async (when) => {
    const opened = session();
    if (when === 'which came after another') opened.show(HOME);
    opened.hide();
    await choose(opened, ALL);
    expect(opened.consent).toEqual(ALL);
    expect(scripts()).toEqual([]);
    opened.show(HOME);
    expect(hosts()).toContain('www.googletagmanager.com');
    expect(commands('consent', 'default')).toHaveLength(1);
  },
);

test.each(['x&id=GTM-OTHER', '"><script>', 'https://evil.example/', ''])(
  'an id that is none (%j) is never put into an address',
  async (id) => {
    const opened = session({ tagManager: id, analytics: id, ads: id, pixel: id, reviews: id });
    opened.show(HOME);
    await choose(opened, ALL);
    expect(scripts()).toEqual([]);
  },
);

test('stored values of unknown meaning are no consent', () => {
  localStorage.setItem('consent', 'true');
  localStorage.setItem('consentAnalyticsStorage', 'maybe');
  const opened = session();
  opened.show(HOME);
  expect(opened.consent).toEqual(NONE);
  expect(scripts()).toEqual([]);
});

test('in a browser that keeps nothing the choice holds until the page is left', async () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const opened = session();
  opened.show(HOME);
  await choose(opened, ALL);
  forbidden.mockRestore();
  opened.show(view('https://agency.example/fr/contact/'));
  expect(reload).not.toHaveBeenCalled();
  expect(commands('event', 'page_view').length).toBeGreaterThan(1);
});
