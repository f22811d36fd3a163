import { expect, test } from '@jest/globals';
import { visitSource } from './visit-source.ts';

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
