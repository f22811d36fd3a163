import { expect, jest, test } from '@jest/globals';
import type { ContentModule } from 'shared-kit/contracts/api/site';
import type { ShellServices } from 'composer/shell';
import { loadModules } from './load-modules.ts';

const createModule = (kind: ContentModule['kind']) => ({ id: kind, kind }) as ContentModule;
const remote = (name: string, kind: string) => ({
  name,
  widgets: [{ name: 'W', expose: './W', modules: [kind] }],
});

function services(loaders: Record<string, () => Promise<unknown>>) {
  const faults: unknown[] = [];
  const fake = {
    language: 'fr',
    composition: {
      remotes: { search: remote('search', 'search-box'), list: remote('list', 'property-list') },
      missing: [],
    },
    limit: { total: () => 5_000, isWaiting: () => false },
    exposes: {
      release: () => {},
      load: async ({ remote }: { remote: string }) =>
        remote in loaders ? { module: { loader: loaders[remote] } } : 'failed',
    },
    report: (fault: unknown) => faults.push(fault),
  } as unknown as ShellServices;
  return { fake, faults };
}

const load = (fake: ShellServices, ...kinds: ContentModule['kind'][]) =>
  loadModules(kinds.map(createModule), fake, new AbortController().signal);

test('each module gets the widget that shows its kind, with its data', async () => {
  const { fake } = services({ search: async () => 'cities', list: async () => 'cards' });
  expect(await load(fake, 'search-box', 'property-list')).toMatchObject([
    { widget: { remote: 'search' }, data: 'cities' },
    { widget: { remote: 'list' }, data: 'cards' },
  ]);
});

test('a widget whose loader fails is left to its fallback; the others stay', async () => {
  const { fake, faults } = services({
    search: async () => 'cities',
    list: () => Promise.reject(new Error('no list')),
  });
  expect(await load(fake, 'search-box', 'property-list')).toMatchObject([
    { data: 'cities' },
    { widget: null },
  ]);
  expect(faults).toHaveLength(1);
});

test('a remote without code and a kind that nobody shows are left to their fallback', async () => {
  const { fake } = services({ search: async () => 'cities' });
  expect(await load(fake, 'property-list', 'project-list')).toMatchObject([
    { widget: null },
    { widget: null },
  ]);
});

test('a kind that no remote shows is reported once, not with each page; those of the shell are not', async () => {
  const { fake, faults } = services({});
  await load(fake, 'mortgage-calculator', 'article', 'mortgage-calculator');
  await load(fake, 'mortgage-calculator');
  expect(faults.map((fault) => String((fault as { error: Error }).error))).toEqual([
    'Error: No live remote shows modules of kind "mortgage-calculator": they are left out',
  ]);
});

test('a remote brings a kind that neither the API nor the shell has heard of', async () => {
  const { fake } = services({ loans: async () => 'rates' });
  fake.composition.remotes.loans = remote('loans', 'mortgage-calculator') as never;
  expect(await load(fake, 'mortgage-calculator')).toMatchObject([
    { widget: { remote: 'loans' }, data: 'rates' },
  ]);
});

test('code that never comes leaves its widget to the fallback, the others stay', async () => {
  jest.useFakeTimers();
  const { fake, faults } = services({ search: async () => 'cities', list: async () => 'cards' });
  const { load: loadNow } = fake.exposes;
  fake.exposes.load = (ref) => (ref.remote === 'list' ? new Promise(() => {}) : loadNow(ref));
  const modules = load(fake, 'search-box', 'property-list');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await modules).toMatchObject([{ data: 'cities' }, { widget: null }]);
  expect(faults).toHaveLength(1);
  jest.useRealTimers();
});
