import { fileFamily, dictionaryMatch } from './deltas.ts';

test.each([
  ['main.04886974.js', 'main.*.js'],
  ['expose-ListPage.dd2bc26e.css', 'expose-ListPage.*.css'],
  ['vendors-node_modules_zod_v4_mini-3e7de2.ba4b3260.js', 'vendors-node_modules_zod_v4_mini-3e7de2.*.js'],
  ['messages.fr.c8d46ae6.js', 'messages.fr.*.js'],
  ['fraunces-latin.d796e924.woff2', 'fraunces-latin.*.woff2'],
  ['remoteEntry.js', 'remoteEntry.js'],
])('%s takes the place of %s', (file, family) => {
  expect(fileFamily(file)).toBe(family);
});

test.each(['house.d796e924.png', 'main.js', 'a(b).04886974.js', 'x".04886974.js', '../main.04886974.js', ''])(
  'no other file takes the place of "%s"',
  (file) => {
    expect(fileFamily(file)).toBeUndefined();
  },
);

test('a file is the dictionary of its family in all releases of the app', () => {
  expect(dictionaryMatch('mf-a', 'main.*.js')).toBe('match="/remotes/mf-a/*/web/main.*.js"');
});
