import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import type { MapAnswer } from 'shared-kit/contracts/api/map';
import type { Site } from 'shared-kit/contracts/api/site';
import { parseListingQuery } from 'shared-kit/domain/listing-query';
import { listing, listingPage } from '../../testing/listings.ts';
import { renderPart } from '../../testing/render-part.tsx';
import ListPage from '../list/list-page.tsx';
import type { ListData } from '../list/list.loader.ts';

const point = { id: 7, lat: 50.46, lng: 4.87, price: 345_000, typeId: 1, marquee: 3, closed: false };
const answer: MapAnswer = {
  total: 2,
  unplaced: 1,
  extent: [50.1, 4.1, 50.9, 4.9],
  isWhole: true,
  around: [],
  points: [point],
  clusters: [],
  marqueeIgnore: [5],
  customMarker: null,
};

const asked: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  globalThis.fetch = jest.fn((input) => {
    const url = String(input instanceof Request ? input.url : input);
    asked.push(decodeURIComponent(url));
    const body = url.includes('/api/map') ? answer : { items: [listing(7)] };
    return Promise.resolve(Response.json(body));
  }) as typeof fetch;
});
afterEach(() => void jest.useRealTimers());
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

const Page = () => <ListPage data={useLoaderData() as ListData} />;

/** The list with its map, whose frame the test plays. */
async function openMap(search = 'view=map', site: Partial<Site> = {}) {
  const shown = await renderPart(<Page />, {
    language: 'fr',
    site,
    address: `/fr/a-vendre/?${search}`,
    loader: ({ request }): ListData => ({
      goal: 0,
      query: parseListingQuery(new URL(request.url).searchParams, 0),
      result: listingPage(12, 1),
    }),
  });
  await settle();
  const window_ = (screen.getByTitle('Carte des biens') as HTMLIFrameElement).contentWindow!;
  const sent: { type: string; [key: string]: unknown }[] = [];
  jest.spyOn(window_, 'postMessage').mockImplementation(((message: never) => sent.push(message)) as never);
  const say = (message: object, init: MessageEventInit = {}) =>
    act(async () => {
      const data = { protocol: 1, ...message };
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: location.origin, source: window_, ...init }),
      );
      await jest.advanceTimersByTimeAsync(0);
    });
  const shows = () => sent.filter(({ type }) => type === 'show');
  return { ...shown, say, sent, shows };
}

const BOUNDS = { south: 50.1234, west: 4.1, north: 50.9, east: 4.9 };
const moved = (byVisitor: boolean) => ({ type: 'moved', bounds: BOUNDS, zoom: 9, byVisitor });

test('what is under the pointer on the map stands out in the list, and the other way round', async () => {
  const { say, sent } = await openMap();
  await say({ type: 'ready' });
  await settle(50);
  const cards = [...document.querySelectorAll('article')];
  const outstanding = () =>
    cards.flatMap((card, index) => (card.matches('[data-outstanding]') ? [index] : []));
  await say({ type: 'hovered', id: listingPage(12).items[2]!.id });
  expect(outstanding()).toEqual([2]);
  await say({ type: 'hovered', id: null });
  expect(outstanding()).toEqual([]);

  const marked = () => sent.findLast(({ type }) => type === 'mark')!.hovered;
  fireEvent.pointerOver(cards[1]!.querySelector('a')!);
  expect(marked()).toBe(listingPage(12).items[1]!.id);
  fireEvent.pointerOut(cards[1]!.querySelector('a')!, { relatedTarget: document.body });
  expect(marked()).toBeNull();
});

test('the page leaves the foot of the map free, however high it is', async () => {
  const { say } = await openMap();
  await say({ type: 'foot', height: 61 });
  expect(document.documentElement.style.getPropertyValue('--map-foot')).toBe('61px');
});

test('the frame is sent properties, message, kind of map, marker and ignored marquees 50 ms after it is ready', async () => {
  const { say, shows } = await openMap('view=map&type=1');
  await say({ type: 'ready' });
  await settle(49);
  expect(shows()).toEqual([]);
  await settle(1);
  expect(shows().at(-1)).toMatchObject({
    protocol: 1,
    properties: [point],
    messageInfo: '1 bien n’est pas sur la carte',
    mapType: 'tiles',
    customMarker: null,
    marqueeIgnore: [5],
    fit: { south: 50.1, west: 4.1, north: 50.9, east: 4.9 },
  });
  expect(asked.find((url) => url.includes('/api/map'))).toContain('type=1');
});

const WITH_GOOGLE: Partial<Site> = { thirdParties: { googleMap: 'AIzaExampleExampleExampleExampleExample' } };
const mapSource = () => screen.getByTitle('Carte des biens').getAttribute('src');
const showGoogle = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Afficher Google Maps' }));
  await settle();
};

test('where the document of Google’s map says nothing for 15 s, the built-in map takes its place', async () => {
  const { say } = await openMap('view=map', WITH_GOOGLE);
  await say({ type: 'ready' });
  await showGoogle();
  expect(mapSource()).toBe('/frames/mf-search/google-map/');
  await settle(14_999);
  expect(mapSource()).toBe('/frames/mf-search/google-map/');
  await settle(1);
  expect(mapSource()).toBe('/frames/mf-search/map/');
});

test('a drawing that was begun ends with the map that it was begun on', async () => {
  const { say } = await openMap('view=map', WITH_GOOGLE);
  await say({ type: 'ready' });
  await settle(50);
  fireEvent.click(screen.getByRole('button', { name: 'Dessiner une zone' }));
  expect(screen.queryByRole('button', { name: 'Dessiner une zone' })).toBeNull();
  await showGoogle();
  expect(screen.getByRole('button', { name: 'Dessiner une zone' })).toBeTruthy();
});

test('a move that ends just after the area was drawn does not take it out of the address', async () => {
  const { say, address } = await openMap();
  await say({ type: 'ready' });
  const corner = { lat: 50, lng: 4 };
  const polygon = [corner, { ...corner, lng: 5 }, { ...corner, lat: 51 }];
  await act(async () => {
    const data = { protocol: 1 };
    const init = {
      origin: location.origin,
      source: (screen.getByTitle('Carte des biens') as HTMLIFrameElement).contentWindow,
    };
    for (const message of [{ type: 'drawn', polygon }, moved(true)])
      window.dispatchEvent(new MessageEvent('message', { data: { ...data, ...message }, ...init }));
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(address()).toContain('polygon=50,4;50,5;51,4');
});

test('a foreign message moves nothing, opens nothing and asks for nothing', async () => {
  const { say, shows, address } = await openMap();
  const before = [address(), asked.length];
  for (const message of [{ type: 'ready' }, moved(true), { type: 'selected', ids: [7] }]) {
    await say(message, { origin: 'https://evil.example' });
    await say(message, { source: window });
  }
  await say({ ...moved(true), bounds: { ...BOUNDS, north: 'x' } });
  await settle(500);
  expect([address(), asked.length]).toEqual(before);
  expect(shows()).toEqual([]);
});

test('a move of the visitor limits the list to what is in view; one of the page does not', async () => {
  const { say, address, router } = await openMap();
  await say({ type: 'ready' });
  await say(moved(false));
  expect(address()).toBe('/fr/a-vendre/?view=map');
  await say(moved(true));
  await settle();
  expect(address()).toBe('/fr/a-vendre/?bounds=50.1234,4.1,50.9,4.9&view=map');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(asked.filter((url) => url.includes('/api/map'))).toHaveLength(1);
});

test('a move that is told of after the visitor has gone elsewhere does not bring them back', async () => {
  const { say, address, router } = await openMap();
  await say({ type: 'ready' });
  await act(async () => {
    void router.navigate('/fr/a-louer/');
    const source = (screen.getByTitle('Carte des biens') as HTMLIFrameElement).contentWindow;
    const data = { protocol: 1, ...moved(true) };
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }));
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(address()).toBe('/fr/a-louer/');
});

test('without searching on the move, a button searches where the map is', async () => {
  const { say, address } = await openMap();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Rechercher quand je déplace la carte' }));
  await say(moved(true));
  expect(address()).toBe('/fr/a-vendre/?view=map');
  fireEvent.click(screen.getByRole('button', { name: 'Rechercher dans cette zone' }));
  await settle();
  expect(address()).toContain('bounds=50.1234,4.1,50.9,4.9');
});

test('an area that was drawn is kept in the address and can be taken away', async () => {
  const { say, sent, address } = await openMap('bounds=50,4,51,5&view=map');
  await say({ type: 'ready' });
  await settle(50);
  fireEvent.click(screen.getByRole('button', { name: 'Dessiner une zone' }));
  // A press of a key tells no number of clicks: the map takes the focus, where corners are set by keys.
  expect(sent.at(-1)).toMatchObject({ type: 'draw', isOn: true, byKeyboard: true });
  expect(document.activeElement).toBe(screen.getByTitle('Carte des biens'));
  const before = address();
  await say(moved(true));
  await settle();
  expect(address()).toBe(before);
  fireEvent.click(screen.getByRole('button', { name: 'Annuler le dessin' }));
  fireEvent.click(screen.getByRole('button', { name: 'Dessiner une zone' }), { detail: 1 });
  expect(sent.at(-1)).toMatchObject({ type: 'draw', isOn: true, byKeyboard: false });
  await say({
    type: 'drawn',
    polygon: [
      { lat: 50, lng: 4 },
      { lat: 50, lng: 5 },
      { lat: 51, lng: 4 },
    ],
  });
  await settle();
  expect(address()).toBe('/fr/a-vendre/?polygon=50,4;50,5;51,4&view=map');
  // A form that is sent without JavaScript keeps both.
  const form = document.querySelector<HTMLFormElement>('form[role="search"]')!;
  expect([...new FormData(form)].map(String)).toEqual(
    expect.arrayContaining(['view,map', 'polygon,50,4;50,5;51,4']),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Effacer la zone dessinée' }));
  await settle();
  expect(address()).toBe('/fr/a-vendre/?view=map');
});

test('the card of a pin takes the focus, leads to its page, and gives the focus back', async () => {
  const { say, sent } = await openMap();
  await say({ type: 'ready' });
  await settle(50);
  await say({ type: 'selected', ids: [7] });
  const cards = screen.getByRole('group', { name: 'Sélection sur la carte' });
  expect(document.activeElement).toBe(cards);
  expect(within(cards).getAllByRole('link')[0]!.getAttribute('href')).toMatch(/^\/fr\/a-vendre\/.*\/7\/$/);
  fireEvent.keyDown(cards, { key: 'Escape' });
  expect(screen.queryByRole('group', { name: 'Sélection sur la carte' })).toBeNull();
  expect(sent).toContainEqual({ type: 'focus', id: 7, protocol: 1 });
});
