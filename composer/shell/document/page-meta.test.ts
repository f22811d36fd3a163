import { expect, test } from '@jest/globals';
import type { PageMetaArgs } from '../../contract/contract.ts';
import type { Host } from '../../host/host-context.ts';
import type { PageHandle } from '../routing/page-handle.ts';
import { pageMeta } from './page-meta.ts';

test('the page’s own code is told how a form was answered', () => {
  const shown = {
    language: 'nl',
    locales: { text: 'nl-BE', numbers: 'nl-BE' },
    loaded: () => ({
      module: { meta: ({ actionData }: { actionData: string }) => ({ title: actionData, paths: {} }) },
      messages: {},
    }),
  } as unknown as Host;
  const handle = {
    language: 'nl',
    routeId: 'contact',
    page: { remote: 'mf-a', expose: './Page' },
    hydrate: 'load',
    widgets: [],
  };
  const meta = pageMeta(shown, {
    handle: handle as unknown as PageHandle,
    data: {},
    actionData: 'refused',
    url: new URL('http://site/nl/contact/'),
  });
  expect(meta).toMatchObject({ title: 'refused' });
});

test('figures of the metadata are written as those of the page', () => {
  const shown = {
    language: 'nl',
    locales: { text: 'nl-BE', numbers: 'en-GB' },
    loaded: () => ({
      module: {
        meta: ({ text }: PageMetaArgs<object>) => ({ title: text('items', { count: 1240 }), paths: {} }),
      },
      messages: { items: [{ type: 2, value: 'count', style: null }] },
    }),
  } as unknown as Host;
  const handle = { language: 'nl', routeId: 'list', page: { remote: 'mf-a', expose: './Page' } };
  const meta = pageMeta(shown, {
    handle: handle as PageHandle,
    data: {},
    url: new URL('http://site/nl/list/'),
  });
  expect(meta).toMatchObject({ title: '1,240' });
});

test('a page of the shell itself has the metadata that the shell makes of its data', () => {
  const handle: PageHandle = {
    language: 'nl',
    routeId: 'about',
    hydrate: 'load',
    widgets: [],
    meta: (_host, data, origin) => ({ title: `${data} at ${origin}` }),
  };
  const url = new URL('http://site/nl/about/');
  expect(pageMeta({} as Host, { handle, data: 'about', url })).toEqual({ title: 'about at http://site' });
  expect(pageMeta({} as Host, { handle, data: undefined, url })).toBeUndefined();
});
