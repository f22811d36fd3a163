import { expect, test } from '@jest/globals';
import { isPrivateAddress, pictureHosts } from './picture-hosts.ts';

const hosts = pictureHosts(
  'photos.agency.example, *.cdn.example 10.0.0.5:8080,[fd00::1]:8080 localhost:4200',
);

test.each([
  'https://photos.agency.example/a.jpg',
  'http://PHOTOS.agency.example:80/a.jpg',
  'https://a.cdn.example/',
  'https://a.b.cdn.example/',
  'http://10.0.0.5:8080/',
  'http://[fd00::1]:8080/',
  'http://localhost:4200/',
])('%s may be fetched', (url) => expect(hosts.allows(new URL(url))).toBe(true));

test.each([
  'https://agency.example/',
  'https://photos.agency.example:8443/',
  'https://photos.agency.example.evil.example/',
  'https://evilcdn.example/',
  'https://cdn.example/',
  'http://10.0.0.5/',
  'http://10.0.0.6:8080/',
  'http://localhost/',
  'ftp://photos.agency.example/',
])('%s may not', (url) => expect(hosts.allows(new URL(url))).toBe(false));

test('only a host that is listed by its address may be private', () => {
  expect(['10.0.0.5', '[fd00::1]', 'localhost'].map(hosts.mayBePrivate)).toEqual([true, true, true]);
  expect(['photos.agency.example', 'a.cdn.example', '10.0.0.6'].map(hosts.mayBePrivate)).toEqual([
    false,
    false,
    false,
  ]);
});

test('without hosts no request is allowed', () => {
  expect(pictureHosts('').allows(new URL('https://photos.example/'))).toBe(false);
});

test.each([
  '127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '255.255.255.255',
  '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '::127.0.0.1', 'ff02::1',
])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true)); // prettier-ignore

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:400e::1', '193.190.198.27'])(
  '%s is public',
  (address) => expect(isPrivateAddress(address)).toBe(false),
);
