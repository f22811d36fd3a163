import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { Provider, createStore } from 'jotai';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { RouterProvider, createMemoryRouter, type LoaderFunctionArgs } from 'react-router';
import type { Site } from 'shared-kit/contracts/api/site';
import type { RemoteConfig } from 'shared-kit/contracts/release';
import { HostContext } from 'shared-kit/host';
import type { Host } from 'shared-kit/host';
import type { Language } from 'shared-kit/domain/languages';
import { deviceClassAtom } from 'shared-kit/state';

type MessagesOf = (language: Language) => Record<string, string>;

/**
 * What the tests of a remote show its parts with: they play the shell, with the remote's own texts.
 * @param folder the remote's folder.
 */
export function remoteParts(config: RemoteConfig, folder: string) {
  const messagesOf: MessagesOf = (language) => readMessages(config, folder, language);

  /**
   * Shows a part of this remote as the shell would: host, texts, state and a router. A text that is missing fails the test.
   * `address()` is where the visitor is now.
   */
  async function renderPart(part: ReactElement, options: RenderOptions = {}) {
    const { router, page } = await preparePart(part, messagesOf, options);
    return {
      ...render(page),
      router,
      address: () => decodeURIComponent(router.state.location.pathname + router.state.location.search),
    };
  }

  /** The same, as the server's markup that the browser then takes over; what differs fails the test (console.error). */
  async function hydratePart(part: ReactElement, options: RenderOptions = {}) {
    const { page } = await preparePart(part, messagesOf, options);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    return render(page, { container, hydrate: true });
  }

  return { messagesOf, renderPart, hydratePart };
}

/** Texts of a remote and of the groups of shared-kit that it names, as the build puts them together. */
function readMessages(config: RemoteConfig, folder: string, language: Language): Record<string, string> {
  const folders = [
    ...(config.sharedMessages ?? []).map((group) => path.join(folder, '../shared-kit/src/messages', group)),
    path.join(folder, 'messages'),
  ];
  return Object.assign(
    {},
    ...folders.map((texts) => JSON.parse(readFileSync(path.join(texts, `${language}.json`), 'utf8'))),
  );
}

export const site = (language: Language): Site => ({
  language,
  defaultLanguage: 'fr',
  languages: ['nl', 'fr', 'en', 'de'],
  agency: {
    name: 'Façade',
    legalName: 'Façade SRL',
    street: 'Rue Haute 1',
    zip: '5000',
    city: 'Namur',
    country: 'Belgique',
    phone: '',
    email: '',
    vat: '',
    licence: '',
    supervisor: '',
    insurer: '',
    policy: '',
    ethicsUrl: null,
  },
  topBar: null,
  menu: [],
  footer: { columns: [], copyright: '' },
  breakpoints: { mobile: 767, tablet: 960 },
});

const host = (language: Language): Host => ({
  language,
  site: site(language),
  findWidget: () => undefined,
  fillers: () => [],
  loaded: () => undefined,
  load: async () => 'failed',
  stylesheets: () => [],
  preload: () => {},
  onHydrated: () => {},
});

interface RenderOptions {
  language?: Language;
  /** Where the visitor is; the part is shown at any path of the site. */
  address?: string;
  loader?: (args: LoaderFunctionArgs) => unknown;
}

async function preparePart(
  part: ReactElement,
  messagesOf: MessagesOf,
  { language = 'fr', address = '/', loader }: RenderOptions,
) {
  const router = createMemoryRouter(
    [{ path: '*', element: part, loader: loader ?? (() => null), hydrateFallbackElement: <></> }],
    { initialEntries: [address] },
  );
  await initialized(router);
  const store = createStore();
  store.set(deviceClassAtom, 'desktop');
  const page = (
    <HostContext value={host(language)}>
      <Provider store={store}>
        <IntlProvider locale={`${language}-BE`} messages={messagesOf(language)}>
          <RouterProvider router={router} />
        </IntlProvider>
      </Provider>
    </HostContext>
  );
  return { router, page };
}

function initialized(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
