import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Outlet } from 'react-router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { StaticHandlerContext } from 'react-router';
import { madeUpHost } from '../testing/made-up-host.ts';
import { HostContext } from '../host/host.tsx';
import { defineShell } from './define-shell.tsx';

const shell = defineShell({
  languages: ['nl', 'fr'],
  Document: Outlet,
  ErrorPage: ({ status, code }) => <p>{`${status} ${code}`}</p>,
});

/** What stands at an address, in the routes that every shell has. */
async function shown(path: string) {
  const routes = [
    { path: '/away', Component: shell.UnavailablePage },
    { path: '*', ...shell.notFound, ErrorBoundary: shell.PageError },
  ];
  const context = (await createStaticHandler(routes).query(
    new Request(`http://site.invalid${path}`),
  )) as StaticHandlerContext;
  const markup = renderToString(
    <HostContext value={madeUpHost('fr')}>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </HostContext>,
  );
  return { status: context.statusCode, markup };
}

test('a shell that says no more shows its error page where nothing is, with the status', async () => {
  expect(await shown('/nowhere')).toEqual({ status: 404, markup: '<p>404 not-found</p>' });
});

test('it shows the same page where a remote cannot be had', async () => {
  expect((await shown('/away')).markup).toBe('<p>503 unavailable</p>');
});

test('all its languages are in use, written as their codes say; what it says itself counts', () => {
  expect(shell.readFacts({}, 'nl')).toMatchObject({
    languages: ['nl', 'fr'],
    locales: { text: 'nl', numbers: 'nl' },
  });
  const pages = [{ id: 'home', path: '', loader: () => null, Component: Outlet, meta: () => undefined }];
  expect(defineShell({ ...shell, ErrorPage: () => null, pages }).pages).toBe(pages);
});
