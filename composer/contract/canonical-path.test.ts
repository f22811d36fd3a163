import { canonicalPath } from './paths.ts';

test.each([
  ['/', '/'],
  ['', '/'],
  ['/for-sale/', '/for-sale/'],
  ['/For-rent/', '/for-rent/'],
  ['/For-rent', '/for-rent/'],
  ['for-rent', '/for-rent/'],
  ['/discréte/', '/discrete/'],
  ['/discr%C3%A9te/', '/discrete/'],
  ['/discr%c3%a9te', '/discrete/'],
  ['/discre%CC%81te/', '/discrete/'],
  ['/Projet-neufs/', '/projet-neufs/'],
  ['/Vill%C3%A9giatures', '/villegiatures/'],
  ['/over-ons//Avis///', '/over-ons/avis/'],
  ['//', '/'],
])('%p is served as %p', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each([
  ['/discr%E9te/', '/discrete/'],
  ['/100%/', '/100%25/'],
  ['/%zz/', '/%25zz/'],
  ['/%', '/%25/'],
  ['/%C3/', '/a/'],
  ['/\ud800/', '/%ef%bf%bd/'],
])('malformed %p does not throw and gives %p', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each([
  '/%5Cevil.example',
  '/\\evil.example',
  '//evil.example',
  '/%2F%2Fevil.example',
  '/\uFF0F\uFF0Fevil.example',
  '/%0d%0aSet-Cookie:x',
])('redirecting to the canonical form of %p stays on the site and in its header', (path) => {
  const canonical = canonicalPath(path);
  expect(new URL(canonical, 'https://site.example').host).toBe('site.example');
  expect(canonical).not.toMatch(/[\r\n\\]/);
});

test.each(['/a/../b/', '/a/./b', '/a/%2e%2e/b/', '/a/\uFF0E\uFF0E/b'])(
  'dot segments of %p are dropped',
  (path) => {
    expect(canonicalPath(path)).toBe('/a/b/');
  },
);

test.each([
  '/İstanbul/',
  '/℡/',
  '/%25zz/',
  '/a%2Fb/',
  '/ΣΑΣ/',
  '/fr/Liège/ß/',
  '/100%/',
  '/x@y/',
  '/%C3%28/',
])('the canonical form of %p is its own canonical form, so a redirect cannot loop', (path) => {
  const canonical = canonicalPath(path);
  expect(canonicalPath(canonical)).toBe(canonical);
});

test('a huge path is handled', () => {
  expect(canonicalPath('/É'.repeat(100_000))).toBe(`${'/e'.repeat(100_000)}/`);
});
