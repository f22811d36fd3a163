import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { HostContext } from 'shared-kit/host';
import type { Host } from 'shared-kit/host';
import { deviceClassAtom } from 'shared-kit/state';
import type { DeviceClass } from '../domain/device-class.ts';

const messages = Object.assign(
  {},
  ...['property', 'navigation', 'filter', 'gallery'].map((group) =>
    JSON.parse(readFileSync(resolve(`src/messages/${group}/fr.json`), 'utf8')),
  ),
);

/** Renders a part inside what the shell would put around it, in French. */
export function renderPart(
  part: ReactNode,
  { device = 'desktop' as DeviceClass, preload = (_path: string): unknown => undefined } = {},
) {
  const store = createStore();
  store.set(deviceClassAtom, device);
  const host = { language: 'fr', preload } as unknown as Host;
  const router = createMemoryRouter([
    { path: '/', element: part },
    { path: '*', element: <p>Autre page</p> },
  ]);
  return render(
    <HostContext value={host}>
      <Provider store={store}>
        <IntlProvider locale="fr-BE" messages={messages}>
          <RouterProvider router={router} />
        </IntlProvider>
      </Provider>
    </HostContext>,
  );
}
