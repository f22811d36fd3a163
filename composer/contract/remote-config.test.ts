import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { defineRemote } from './remote-config.ts';
import type { PageConfig, RemoteConfig } from './remote-config.ts';

const paths = { fr: 'bien/:id', nl: 'pand/:id', en: 'home/:id', de: 'haus/:id' };
const page = (more: Partial<PageConfig> = {}): PageConfig => ({
  code: './src/page.ts',
  routes: [{ link: 'detail', paths }],
  ...more,
});
const read = (config: Omit<RemoteConfig, 'name'>) => defineRemote({ name: 'mf-x', ...config });
const props = z.object({ id: z.number() });

test('a part is named once: its code, texts, fixture and routes are those of its release', () => {
  const remote = read({
    pages: {
      Page: page({
        messages: ['form'],
        fixture: { data: 1 },
        private: true,
        routes: [
          { link: 'detail', paths, inSitemap: true },
          { id: 'by-id', originalPaths: ['/detail/:id/'], paths },
        ],
      }),
    },
    widgets: { Hint: { code: './src/hint.ts', hydrate: 'interaction', props } },
  });
  expect(remote.exposes).toEqual({ './Page': './src/page.ts', './Hint': './src/hint.ts' });
  expect(remote.messageGroups).toEqual({ './Page': ['form'] });
  expect(remote.fixtures).toEqual({ './Page': { data: 1 } });
  expect(remote.routes).toEqual([
    expect.objectContaining({ id: 'detail', page: './Page', private: true, inSitemap: true }),
    expect.objectContaining({ id: 'by-id', page: './Page', private: true, hydrate: 'load' }),
  ]);
  expect(remote.widgets).toEqual([
    expect.objectContaining({ name: 'Hint', expose: './Hint', hydrate: 'interaction', modules: [] }),
  ]);
});

test('a page that shows widgets or offers slots declares the props that it passes', () => {
  const pages = { Page: page({ widgets: ['mf-forms/RequestInfo'], slots: ['x/aside'] }) };
  expect(() => read({ pages })).toThrow(
    /remote\.config\.ts of mf-x:\n✖ Page shows it: say which props it is passed\n +→ at uses\["mf-forms\/RequestInfo"\]\n✖ Page offers it: say which props its fillers get\n +→ at slots\["x\/aside"\]/,
  );
  const declared = { uses: { 'mf-forms/RequestInfo': props }, slots: { 'x/aside': { props } } };
  expect(read({ ...declared, pages }).routes[0]!.widgets).toEqual(['mf-forms/RequestInfo']);
});

test.each<[string, Omit<RemoteConfig, 'name'>, RegExp]>([
  ['a page without an address', { pages: { Page: page({ routes: [] }) } }, /pages\.Page\.routes/],
  [
    'an address without a name',
    { pages: { Page: page({ routes: [{ paths }] }) } },
    /has an id\n +→ at pages\.Page\.routes\[0\]\.id/,
  ],
  [
    'a language that is missing',
    { pages: { Page: page({ routes: [...page().routes, { link: 'x', paths: { fr: 'xx' } as never }] }) } },
    /pages\.Page\.routes\[1\]\.paths\.nl/,
  ],
  [
    'a name that is no name',
    { widgets: { hint: { code: './src/hint.ts' } } },
    /a name is like ListPage\n +→ at widgets\.hint/,
  ],
  ['code elsewhere', { widgets: { Hint: { code: 'hint' } } }, /widgets\.Hint\.code/],
  [
    'a setting that does not exist',
    { widgets: { Hint: { code: './h.ts', hydrated: true } as never } },
    /"hydrated"\n +→ at widgets\.Hint/,
  ],
  [
    'one name for two parts',
    { pages: { Hint: page() }, widgets: { Hint: { code: './h.ts' } } },
    /a page has that name/,
  ],
])('%s is refused, with its place', (_what, config, said) => {
  expect(() => read(config)).toThrow(said);
});

test('all that is wrong is said at once, what other parts lack too', () => {
  const pages = { Page: page({ widgets: ['mf-y/Basket'], routes: [] }) };
  expect(() => read({ pages, widgets: { hint: { code: 'x' } } })).toThrow(
    /at uses\["mf-y\/Basket"\][^]*a name is like ListPage[^]*pages\.Page\.routes[^]*widgets\.hint\.code/,
  );
});

test.each([[undefined], [null], ['mf-x'], [{ name: 7, pages: 'none' }]])(
  '%j is no configuration',
  (config) => {
    expect(() => defineRemote(config as never)).toThrow(/^remote\.config\.ts of (a remote|7):\n✖/);
  },
);
