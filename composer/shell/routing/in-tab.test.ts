import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import type { ThirdPartyRules } from '../site.ts';
import { onFullLoad } from './full-load.browser.ts';
import { inTab, whenOnline } from './in-tab.ts';
import { fault } from './load-fault.ts';
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

describe('without a line', () => {
  let isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => {
    jest.useRealTimers();
    isOnline = true;
  });

  const work = jest.fn<() => Promise<string>>();
  function load() {
    const leaving = new AbortController();
    const request = new Request('http://site.test/', { signal: leaving.signal });
    const outcome = Promise.resolve(whenOnline(work)({ request } as LoaderFunctionArgs)).then(
      (data) => ({ data }),
      (thrown: unknown) => ({ thrown }),
    );
    return { outcome, leave: () => leaving.abort() };
  }
  const comeBack = () => {
    isOnline = true;
    dispatchEvent(new Event('online'));
  };

  test('what fails without a line is done again when it is back, and not before', async () => {
    isOnline = false;
    work.mockReset().mockRejectedValueOnce(fault(503, 'unavailable')).mockResolvedValue('homes');
    const { outcome } = load();
    await settle();
    expect(work).toHaveBeenCalledTimes(1);
    comeBack();
    expect(await outcome).toEqual({ data: 'homes' });
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('a browser that is wrong about the line keeps nobody waiting: it is done again after a while, each time a longer one', async () => {
    isOnline = false;
    work
      .mockReset()
      .mockRejectedValueOnce(fault(500, 'fault'))
      .mockRejectedValueOnce(fault(503, 'unavailable'))
      .mockResolvedValue('homes');
    const { outcome } = load();
    await settle();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(work).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(work).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ data: 'homes' });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a visitor who goes elsewhere meanwhile is not followed', async () => {
    isOnline = false;
    work.mockReset().mockRejectedValue(fault(503, 'unavailable'));
    const { outcome, leave } = load();
    await settle();
    leave();
    expect(await outcome).toMatchObject({ thrown: { name: 'AbortError' } });
    comeBack();
    await settle();
    expect(work).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ['with a line', true, fault(503, 'unavailable')],
    ['that the API itself gave', false, fault(404, 'not-found')],
    ['that leads elsewhere', false, new Response(null, { status: 302 })],
  ])('an answer %s stands', async (_what, online, thrown) => {
    isOnline = online;
    work.mockReset().mockRejectedValue(thrown);
    expect(await load().outcome).toEqual({ thrown });
  });
});
