import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { commands } from 'shared-kit/contracts/api/commands';
import { watchVisit, visitSource } from './watch-visit.ts';

const sendBeacon = jest.fn((_path: string, _body: Blob) => true);
let visibility: DocumentVisibilityState;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  sendBeacon.mockClear();
  localStorage.clear();
  Reflect.deleteProperty(document, 'prerendering');
});

function become(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}
const isAhead = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

test('a page that is in view for a second is told once', () => {
  stop = watchVisit(7);
  jest.advanceTimersByTime(999);
  expect(sendBeacon).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  become('hidden');
  become('visible');
  jest.advanceTimersByTime(60_000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [path, body] = sendBeacon.mock.calls[0]!;
  expect(path).toBe(commands.recordVisit.path);
  expect(body.type).toBe('application/json');
  expect(body.size).toBe('{"propertyId":7,"source":"direct"}'.length);
});

test('the browser keeps that the home was seen', () => {
  stop = watchVisit(7);
  jest.advanceTimersByTime(1000);
  expect(JSON.parse(localStorage.getItem('savedHomes')!).seen).toEqual([7]);
});

test('a page in a background tab waits until it is looked at', () => {
  visibility = 'hidden';
  stop = watchVisit(7);
  jest.advanceTimersByTime(60_000);
  expect(sendBeacon).not.toHaveBeenCalled();
  become('visible');
  jest.advanceTimersByTime(1000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('a page that the browser rendered ahead waits until it is opened', () => {
  isAhead(true);
  stop = watchVisit(7);
  jest.advanceTimersByTime(60_000);
  expect(sendBeacon).not.toHaveBeenCalled();
  isAhead(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  jest.advanceTimersByTime(1000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('a page that is left at once was not seen', () => {
  stop = watchVisit(7);
  jest.advanceTimersByTime(500);
  stop();
  become('visible');
  jest.advanceTimersByTime(60_000);
  expect(sendBeacon).not.toHaveBeenCalled();
});

const PAGE = 'https://agency.example/fr/a-vendre/namur/villa/7/';
const from = (referrer: string, query = '') =>
  visitSource({ address: `${PAGE}${query}`, landing: `${PAGE}${query}`, referrer });

test.each([
  ['', 'direct'],
  ['no address', 'direct'],
  ['https://www.google.be/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['android-app://com.google.android.gm/', 'mail'],
  ['https://mail.google.com/', 'mail'],
  ['https://outlook.live.com/', 'mail'],
  ['https://www.immoweb.be/fr/annonce/7', 'portal'],
  ['https://l.facebook.com/', 'social'],
  ['https://t.co/abc', 'social'],
  ['https://agency.example/fr/a-vendre/', 'site'],
  ['https://www.notgoogle.example/', 'other'],
  ['https://exit.example/google.com/', 'other'],
])('a visitor from %j is counted as %s', (referrer, source) => {
  expect(from(referrer)).toBe(source);
});

test('links of mails say so, whatever program they are opened in', () => {
  expect(from('', '?utm_source=alert&utm_medium=email')).toBe('alert');
  expect(from('https://www.google.be/', '?utm_medium=email')).toBe('mail');
});

test('the second page of a visit was reached inside the site, wherever the first one came from', () => {
  const landing = 'https://agency.example/fr/a-vendre/?utm_source=alert';
  expect(visitSource({ address: PAGE, landing, referrer: 'https://www.google.be/' })).toBe('site');
});
