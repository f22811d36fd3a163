import type { ReleaseInput } from '../../contract/release.ts';
import { refusal } from '../../testing/refusal.ts';
import { emptyStore, release } from '../../testing/release-fixture.ts';

const inAllLanguages = (path: string) => ({ nl: path, fr: path, en: path, de: path });
const EXPOSES = { './Page': { js: [], css: [] } };
/** A remote with a page for each link name, which leads to the names of `links`. */
const remote = (name: string, declared: string[], links: string[] = [], version = '1') => ({
  name,
  version,
  release: {
    exposes: EXPOSES,
    links,
    routes: declared.map((link) => ({
      id: link,
      link,
      paths: inAllLanguages(`${name}-${link}`),
      page: './Page',
    })),
  } satisfies Partial<ReleaseInput>,
});

async function liveStore() {
  const store = emptyStore();
  await release(store, { name: 'shell' }, remote('mf-forms', ['contact']), remote('mf-x', [], ['contact']));
  return store;
}

test('two releases that have the same link name', async () => {
  expect(await refusal(await liveStore(), remote('mf-y', ['contact']))).toMatch(
    /^\[link-clash\] The link name "contact" is declared by mf-forms and by mf-y/,
  );
  expect(await refusal(await liveStore(), remote('mf-y', ['home']))).toMatch(
    /^\[link-clash\] .*by shell and by mf-y/,
  );
});

test('a link name that goes away while a live release leads to it', async () => {
  const store = await liveStore();
  expect(await refusal(store, remote('mf-forms', [], [], '2'))).toMatch(
    /^\[link-missing\] mf-x 1 leads to the link name "contact", which no release has after this/,
  );
  await release(store, remote('mf-forms', [], [], '2'), remote('mf-x', [], [], '2'));
  expect((await store.readRegistry()).live).toMatchObject({ 'mf-forms': '2', 'mf-x': '2' });
});

test('a page may move to another remote, and a name that nobody has yet may be used', async () => {
  const store = await liveStore();
  await release(store, remote('mf-forms', [], [], '2'), remote('mf-y', ['contact']));
  await release(store, remote('mf-z', [], ['blog']));
  expect((await store.readRegistry()).live).toMatchObject({ 'mf-y': '1', 'mf-z': '1' });
});

test('more origins to embed than the headers of a page have room for', async () => {
  const origins = (host: string) =>
    Array.from({ length: 35 }, (_, index) => `https://${host}${index}.example`);
  const embedding = (name: string) => ({ name, release: { embeds: { frames: origins(name) } } });
  const store = await liveStore();
  await release(store, embedding('mf-p'));
  expect(await refusal(store, embedding('mf-q'))).toMatch(
    /^\[embeds-many\] Live releases name 70 origins of frames/,
  );
});
