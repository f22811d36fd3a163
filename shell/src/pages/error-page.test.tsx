import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import type { PageModule } from 'shared-kit/contracts/page';
import { HostContext } from 'composer/host';
import type { Host } from 'composer/host';
import { fallbackSite } from 'shared-kit/domain/fallback-site';
import { ApiProblem, ApiUnreachable } from 'shared-kit/api-client';
import { asRouteFault, fault } from 'composer/shell';
import { ShellErrorPage } from './error-page.tsx';

const messages = JSON.parse(readFileSync(resolve('messages/fr.json'), 'utf8')) as Record<string, string>;
const boom = () => {
  throw new Error('broken page');
};

/** A page in a layout, whose remote exports this. */
async function show(module: Partial<PageModule>) {
  const page = { remote: 'mf-a', expose: './Page' };
  const host = {
    language: 'fr',
    locales: { text: 'fr-BE', numbers: 'nl-BE' },
    site: fallbackSite('fr'),
    loaded: () => ({ module, messages: {} }),
    stylesheets: () => [],
    preload: () => {},
    onHydrated: () => {},
  } as unknown as Host;
  const route = {
    path: '/',
    handle: { language: 'fr', routeId: 'page', page, widgets: [] },
    Component: module.default as () => null,
    loader: (module.loader as unknown as () => null) ?? (() => null),
    ErrorBoundary: ShellErrorPage,
  };
  const layout = (
    <>
      <Link to="/elsewhere">menu</Link>
      <Outlet />
    </>
  );
  const elsewhere = { path: '/elsewhere', element: <p>another page</p> };
  const router = createMemoryRouter([
    { element: layout, hydrateFallbackElement: <></>, children: [route, elsewhere] },
  ]);
  await act(async () => {
    render(
      <HostContext value={host}>
        <IntlProvider locale="fr" messages={messages}>
          <RouterProvider router={router} />
        </IntlProvider>
      </HostContext>,
    );
  });
}

function expectFault() {
  expect(jest.mocked(console.error).mock.calls.join()).toContain('broken page');
  jest.mocked(console.error).mockClear();
}

test('a page that throws while it renders in the browser is told in the layout, which goes on working', async () => {
  await show({ default: boom });
  expect(screen.getByRole('heading', { name: messages['page.errorTitle'] })).toBeTruthy();
  await act(async () => screen.getByText('menu').click());
  expect(screen.getByText('another page')).toBeTruthy();
  expectFault();
});

const API_FAULT = {
  type: 'about:blank',
  title: 'There is an error in the API',
  status: 500,
  code: 'fault',
} as const;

test.each([
  ['answers with a fault', new ApiProblem(API_FAULT)],
  ['does not answer', new ApiUnreachable('http://api', new Error('refused'))],
])('an API that %s is named as what is wrong', async (_what, error) => {
  await show({ default: () => null, loader: () => Promise.reject(asRouteFault(error)) });
  expect(screen.getByText(/Il y a une erreur dans l’API/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy();
});

test('a fault of the page is not laid to the API', async () => {
  await show({ default: () => null, loader: () => Promise.reject(asRouteFault(new Error('bug'))) });
  expect(screen.getByText(/La page n’a pas pu être affichée/)).toBeTruthy();
  expect(screen.queryByText(/API/)).toBeNull();
});

test('a remote’s own error page that throws leaves the shell’s', async () => {
  await show({
    default: () => null,
    loader: () => Promise.reject(fault(404, 'not-found')),
    ErrorPage: boom,
  });
  expect(screen.getByRole('heading', { name: messages['page.notFoundTitle'] })).toBeTruthy();
  expectFault();
});
