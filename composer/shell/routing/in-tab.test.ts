import { afterEach, expect, jest, test } from '@jest/globals';
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { onFullLoad } from './full-load.browser.ts';
import type { ThirdPartyRules } from '../site.ts';
import { inTab } from './in-tab.ts';
import { shellServices } from './shell-services.ts';
import type { ShellServices } from './shell-services.ts';

const loader = jest.fn(() => 'data');
const fullLoad = jest.fn(() => undefined);
onFullLoad(fullLoad);
afterEach(() => {
  jest.clearAllMocks();
});

/** A site with third parties, which previews may not load. */
const THIRD_PARTIES = {
  areRunning: () => false,
  mayLoad: ({ pathname }: Pick<URL, 'pathname'>) => !pathname.includes('/preview'),
};

/** A tab whose document was sent for one address, and that is going to another one. */
function goes(from: string, to: string, thirdParties: ThirdPartyRules = THIRD_PARTIES) {
  history.replaceState(null, '', from);
  const router = createMemoryRouter(
    [{ id: 'page', path: '*', loader: inTab(loader, thirdParties), hydrateFallbackElement: null }],
    {
      initialEntries: [from],
      hydrationData: { loaderData: { page: 'sent' } },
      getContext: () => new RouterContextProvider(new Map([[shellServices, { site: {} } as ShellServices]])),
    },
  );
  void router.navigate(to);
  return router;
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['/fr/preview/1', '/fr/'],
  ['/fr/', '/fr/preview/1'],
])(
  'from %s the page at %s gets a document of its own, and nothing of it is drawn before',
  async (from, to) => {
    const router = goes(from, to);
    await settle();
    expect(fullLoad).toHaveBeenCalledTimes(1);
    expect(loader).not.toHaveBeenCalled();
    expect(router.state.location.pathname + router.state.location.search).toBe(from);
  },
);

test.each([
  ['/fr/', '/fr/vente'],
  ['/fr/preview/1', '/fr/preview/2'],
])('from %s the page at %s is drawn in the same document', async (from, to) => {
  const router = goes(from, to);
  await settle();
  expect(fullLoad).not.toHaveBeenCalled();
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
});

test('a site without third parties has one policy for all pages', async () => {
  const router = goes('/fr/preview/1', '/fr/', { ...THIRD_PARTIES, mayLoad: () => false });
  await settle();
  expect(fullLoad).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/fr/');
});
