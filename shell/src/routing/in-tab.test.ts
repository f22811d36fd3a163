import { afterEach, expect, jest, test } from '@jest/globals';
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import type { Site } from 'shared-kit/contracts/api/site';
import { onFullLoad } from 'composer/shell/browser';
import { inTab } from './in-tab.ts';
import { shellServices } from './shell-services.ts';
import type { ShellServices } from './shell-services.ts';

(globalThis as { __SERVER__?: boolean }).__SERVER__ = false;
const loader = jest.fn(() => 'data');
const fullLoad = jest.fn(() => undefined);
onFullLoad(fullLoad);
afterEach(() => {
  jest.clearAllMocks();
});

/** A tab whose document was sent for one address, and that is going to another one. */
function goes(from: string, to: string, site: Partial<Site> = { captcha: {} as Site['captcha'] }) {
  history.replaceState(null, '', from);
  const router = createMemoryRouter(
    [{ id: 'page', path: '*', loader: inTab(loader), hydrateFallbackElement: null }],
    {
      initialEntries: [from],
      hydrationData: { loaderData: { page: 'sent' } },
      getContext: () => new RouterContextProvider(new Map([[shellServices, { site } as ShellServices]])),
    },
  );
  void router.navigate(to);
  return router;
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['/fr/Preview/', '/fr/'],
  ['/fr/', '/fr/preview/1'],
  ['/fr/visite/?token=a', '/fr/'],
  ['/fr/', '/fr/visite/?token=a'],
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
  ['/fr/visite/?token=a', '/fr/visite/?token=a&step=2'],
])('from %s the page at %s is drawn in the same document', async (from, to) => {
  const router = goes(from, to);
  await settle();
  expect(fullLoad).not.toHaveBeenCalled();
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
});

test('a site without third parties has one policy for all pages', async () => {
  const router = goes('/fr/preview/1', '/fr/', {});
  await settle();
  expect(fullLoad).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/fr/');
});
