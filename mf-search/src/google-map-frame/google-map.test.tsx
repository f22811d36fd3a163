import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type * as React from 'react';
import type { ShowMessage } from '../map-messages/messages.ts';
import { startGoogleMap } from './start-google-map.tsx';

const mockLoader = jest.fn<(keys: object) => Promise<object>>();
interface GivenProps {
  options: { mapTypeId: string; gestureHandling: string };
  bootstrapURLKeys: object;
  googleMapLoader: (keys: object) => Promise<object>;
  onGoogleApiLoaded: (internals: object) => void;
  onChange: (change: object) => void;
  children?: React.ReactNode;
}
/** What the stand-in for the package was given last. */
let mockGiven: GivenProps;

/** The package asks its loader for Google's code when it is shown first. */
jest.mock('google-map-react', () => {
  const { useEffect } = jest.requireActual<Pick<typeof React, 'useEffect'>>('react');
  function Stand({ children, ...props }: GivenProps) {
    mockGiven = props;
    const { googleMapLoader, bootstrapURLKeys } = props;
    useEffect(() => void googleMapLoader(bootstrapURLKeys), [googleMapLoader, bootstrapURLKeys]);
    return <div data-testid="google">{children}</div>;
  }
  Stand.googleMapLoader = (keys: object) => mockLoader(keys);
  return { __esModule: true, default: Stand, fitBounds: () => ({ center: { lat: 50, lng: 4 }, zoom: 10 }) };
});

const KEY = 'AIzaExampleExampleExampleExampleExample';
const texts = {
  map: 'Carte',
  several: '{count} biens',
  noPrice: 'sans prix',
  residential: 'Logement',
  vat: { excluded: 'HTVA', included: 'TVAC' },
  scrolling: { wheel: '{key}', key: 'Ctrl', finger: 'doigts' },
  drawing: { corners: 'Sommets : {count}', few: 'trop peu', crossing: 'croisés', many: 'trop' },
};
const home = (id: number, lat: number) => ({
  id,
  lat,
  lng: 4.87,
  price: 345_000,
  typeId: 1,
  marquee: 3,
  closed: false,
});
const show: Partial<ShowMessage> = {
  type: 'show',
  protocol: 1,
  properties: [home(1, 50.46), home(2, 50.9)],
  counted: [],
  messageInfo: '1 bien n’est pas sur la carte',
  mapType: 'hybrid',
  customMarker: '/media/star',
  marqueeIgnore: [],
  language: 'fr',
  texts: {
    ...Object.fromEntries(
      ['zoomIn', 'zoomOut', 'closed', 'office', 'industrial', 'land', 'retail', 'end', 'unsupported'].map(
        (key) => [key, key],
      ),
    ),
    ...texts,
  } as never,
  area: null,
  fit: { south: 50, west: 4, north: 51, east: 5 },
};

/** The window around the frame, which is this one when nothing embeds it. */
const page = { postMessage: jest.fn<(message: { type: string }, origin: string) => void>() };
const map = {
  setZoom: jest.fn(),
  setCenter: jest.fn(),
  getZoom: () => 10,
  getCenter: () => ({ lat: () => 50, lng: () => 4 }),
  panBy: jest.fn(),
};
const Polygon = jest.fn((_options: object) => ({ setMap: jest.fn() }));
const maps = { Polygon };

beforeEach(() => {
  mockLoader.mockReset().mockReturnValue(new Promise(() => {}));
  jest.spyOn(window, 'parent', 'get').mockReturnValue(page as never);
  const root = document.body.appendChild(document.createElement('div'));
  root.setAttribute('data-third-party', KEY);
  act(() => startGoogleMap(root));
});
afterEach(() => {
  jest.restoreAllMocks();
  page.postMessage.mockClear();
  document.body.replaceChildren();
});

const say = (data: object, init: MessageEventInit = {}) =>
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: location.origin, source: page as never, ...init }),
    );
  });
const said = (type: string) =>
  page.postMessage.mock.calls.map(([message]) => message).filter((message) => message.type === type);
const load = () => act(() => mockGiven.onGoogleApiLoaded({ map, maps }));
const look = () =>
  act(() =>
    mockGiven.onChange({
      center: { lat: 50.5, lng: 4.5 },
      zoom: 10,
      bounds: { nw: { lat: 51, lng: 4 }, se: { lat: 50, lng: 5 } },
    }),
  );

test('nothing is asked of Google before the page of the site speaks, and no foreign message makes it', () => {
  say(show, { origin: 'https://evil.example' });
  say(show, { source: window });
  say({ ...show, mapType: 'https://evil.example' });
  expect(mockLoader).not.toHaveBeenCalled();
  expect(said('ready')).toHaveLength(1);
  say(show);
  expect(mockLoader.mock.calls).toEqual([[{ key: KEY, language: 'fr', region: 'BE' }]]);
  expect(mockGiven.options.mapTypeId).toBe('hybrid');
});

test('shows what the page says: pins by name with the marker of the site, the message and the part of the map', () => {
  say(show);
  load();
  look();
  expect(map.setCenter).toHaveBeenCalledWith({ lat: 50, lng: 4 });
  const [first] = screen.getAllByRole('button', { name: 'Logement, € 345k' });
  expect(first!.querySelector('img')?.getAttribute('src')).toBe('/media/star');
  expect(screen.getByText('1 bien n’est pas sur la carte')).not.toBeNull();
  expect(said('moved').at(-1)).toMatchObject({
    bounds: { south: 50, west: 4, north: 51, east: 5 },
    zoom: 10,
    byVisitor: false,
  });
  // In reading order: from north to south.
  fireEvent.click(first!);
  expect(said('selected').at(-1)).toMatchObject({ ids: [2] });
  say({ type: 'mark', protocol: 1, hovered: 2, selected: null });
  expect(first!.className).toContain('is-hovered');
  say({ type: 'focus', protocol: 1, id: 2 });
  expect(document.activeElement).toBe(first);
});

test('a move after the visitor has touched the map is theirs', () => {
  say(show);
  load();
  fireEvent.pointerDown(screen.getByRole('group', { name: 'Carte' }));
  look();
  expect(said('moved').at(-1)).toMatchObject({ byVisitor: true });
});

test('an area is drawn by keys, and given up by Escape', () => {
  say(show);
  load();
  look();
  say({ type: 'draw', protocol: 1, isOn: true, byKeyboard: true });
  const group = screen.getByRole('group', { name: 'Carte' });
  expect(document.activeElement).toBe(group);
  fireEvent.keyDown(group, { key: 'ArrowUp' });
  expect(map.panBy).toHaveBeenCalledWith(0, -80);
  fireEvent.keyDown(group, { key: ' ' });
  expect(screen.getByText('Sommets : 1')).not.toBeNull();
  fireEvent.keyDown(group, { key: 'Escape' });
  expect(said('drawn')).toEqual([{ type: 'drawn', polygon: null, protocol: 1 }]);
});

test('in a page that scrolls it takes neither wheel nor finger at once; beside the list it does', () => {
  say(show);
  expect(mockGiven.options.gestureHandling).toBe('greedy');
  say({ ...show, pressFirst: true });
  expect(mockGiven.options.gestureHandling).toBe('cooperative');
});

test('an area of the search is shown in its place', () => {
  const area = [
    { lat: 50, lng: 4 },
    { lat: 51, lng: 4 },
    { lat: 51, lng: 5 },
  ];
  say({ ...show, area });
  load();
  expect(Polygon).toHaveBeenCalledWith(expect.objectContaining({ paths: area, map }));
});

test('when Google’s code does not come, or refuses the key, the page is told', async () => {
  mockLoader.mockReturnValue(Promise.reject(new Error('blocked')));
  say(show);
  await act(async () => {});
  expect(said('failed')).toHaveLength(1);
  act(() => window.gm_authFailure!());
  expect(said('failed')).toHaveLength(2);
});

test('a document without a key shows nothing', () => {
  const root = document.body.appendChild(document.createElement('div'));
  act(() => startGoogleMap(root));
  expect(root.childElementCount).toBe(0);
  render(<></>);
});
