import { refusal } from '../../testing/refusal.ts';
import { emptyStore, release } from '../../testing/release-fixture.ts';

const EXPOSES = { './Page': { js: [], css: [] } };
const route = (paths: object) => [{ id: 'page', paths: paths as never, page: './Page' }];

async function liveStore() {
  const store = emptyStore();
  await release(store, { name: 'shell' });
  return store;
}

test('a page without a path in a language of the site', async () => {
  const routes = route({ nl: 'x-n', fr: 'x-f', en: 'x-e' });
  expect(
    await refusal(await liveStore(), { name: 'mf-x', version: '1', release: { exposes: EXPOSES, routes } }),
  ).toBe('[language-missing] mf-x 1 has no path of "page" in de. The site is in nl, fr, en, de.');
});

test('translations that lack a language, of the release and of one part', async () => {
  const messages = { nl: 'messages.nl.js', fr: 'messages.fr.js', en: 'messages.en.js' } as never;
  const exposes = { './Page': { ...EXPOSES['./Page'], messages } };
  expect(await refusal(await liveStore(), { name: 'mf-x', version: '1', release: { messages } })).toMatch(
    /^\[language-missing\] mf-x 1 has no translations in de\./,
  );
  expect(await refusal(await liveStore(), { name: 'mf-x', version: '1', release: { exposes } })).toMatch(
    /^\[language-missing\] mf-x 1 has no translations of \.\/Page in de\./,
  );
});

const MESSAGES = { nl: 'messages.nl.js', fr: 'messages.fr.js', en: 'messages.en.js', de: 'messages.de.js' };
const without = (...languages: (keyof typeof MESSAGES)[]) =>
  Object.fromEntries(
    Object.entries(MESSAGES).filter(([language]) => !languages.includes(language as never)),
  ) as never;
const shell = (more: object) => ({ name: 'shell', version: '2', release: more });

test('a shell whose own page lacks a language', async () => {
  const pages = [{ id: 'news', paths: { nl: 'nws', fr: 'nvl', en: 'news' } as never }];
  expect(await refusal(await liveStore(), shell({ pages }))).toMatch(
    /^\[language-missing\] shell 2 has no path of "news" in de\./,
  );
});

test('a shell that loses a language of the site', async () => {
  expect(await refusal(await liveStore(), shell({ messages: without('de', 'en') }))).toBe(
    '[language-missing] shell 2 has no translations in en, de, which the site is in. Build it with them.',
  );
});

test('a shell without any language', async () => {
  expect(await refusal(emptyStore(), shell({ messages: {} }))).toMatch(
    /^\[invalid-release\] [^]*the languages of the site are those of its shell: it has one at least/,
  );
});

test('a language more goes live with the remotes that have it, not before them', async () => {
  const store = await liveStore();
  await release(store, { name: 'mf-x' });
  const messages = { ...MESSAGES, it: 'messages.de.js' } as never;
  expect(await refusal(store, shell({ messages }))).toMatch(
    /^\[language-missing\] mf-x 1 has no translations in it\./,
  );
  await release(store, shell({ messages }), { name: 'mf-x', version: '2', release: { messages } });
  expect((await store.readRegistry()).live).toEqual({ shell: '2', 'mf-x': '2' });
});
