import path from 'node:path';
import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactElement } from 'react';
import { RawIntlProvider } from 'react-intl';
import { RouterProvider, createMemoryRouter } from 'react-router';
import type { Site } from 'shared-kit/contracts/api/site';
import type { Language } from 'shared-kit/domain/languages';
import { HostContext } from 'composer/host';
import { host as kitHost } from 'shared-kit/testing/shell-host.ts';
import { remoteParts } from 'shared-kit/testing/remote-parts.tsx';
import config from '../remote.config.ts';

const { site: kitSite } = kitHost('fr');

export const site: Site = {
  ...kitSite,
  agency: {
    ...kitSite.agency,
    phone: '081234567',
    email: 'info@facade.example',
    vat: 'BE 0123.456.789',
    licence: 'IPI 500.000',
    supervisor: 'IPI',
    insurer: 'AXA',
    policy: '730.390.160',
  },
};

/** Shows a part of the page as the shell would, at an address; with `thrown` as what stands there when a loader ended so. A text that is missing fails the test. */
export function renderPart(
  part: ReactElement,
  {
    language = 'fr',
    at = '/fr/',
    thrown,
    site: shownSite = site,
  }: { language?: Language; at?: string; thrown?: unknown; site?: Site } = {},
) {
  const host = { ...kitHost(language), site: shownSite };
  const router = createMemoryRouter([{ id: 'page', path: '*', element: part, errorElement: part }], {
    initialEntries: [at],
    hydrationData: thrown === undefined ? undefined : { errors: { page: thrown } },
  });
  return render(
    <HostContext value={host}>
      <Provider>
        <RawIntlProvider value={createTestIntl(language)}>
          <RouterProvider router={router} />
        </RawIntlProvider>
      </Provider>
    </HostContext>,
  );
}

/** Texts of this remote as its parts get them. A text that is missing throws. */
export const { intlIn: createTestIntl } = remoteParts(config, path.resolve(__dirname, '..'));
