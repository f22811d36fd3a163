/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Feature, Point } from 'geojson';
import type { Map as LibraryMap } from 'maplibre-gl';
import Supercluster from 'supercluster';
import { project, unproject } from 'shared-kit/domain/map-ground/viewport';
import type { MapProperty, ShowMessage } from '../map-messages/messages.ts';
import { pinLayer } from './pin-layer.ts';

const property = (id: number, lat: number, lng: number, over: Partial<MapProperty> = {}): MapProperty => ({
  ...{ id, lat, lng, price: 275_000, typeId: 1, marquee: 0, closed: false, town: 'Namur' },
  ...over,
});
const texts = { residential: 'Logement', several: '{count} biens', noPrice: 'sur demande', closed: 'vendu' };

const SIZE = 600;
const MOST = 12;
type Place = { center: [lng: number, lat: number]; zoom: number };

/** The library as far as pins need it, with its own way to make groups; it draws nothing. */
function libraryMap(place: Place) {
  const listeners = new Map<string, (event: object) => void>();
  const container = document.body.appendChild(document.createElement('div'));
  for (const name of ['clientWidth', 'clientHeight']) Object.defineProperty(container, name, { value: SIZE });
  let index = new Supercluster();
  let features: Feature<Point, object>[] = [];
  const tell = (name: string, event = {}) => listeners.get(name)?.(event);
  const source = {
    updateData({ removeAll, add }: { removeAll: boolean; add: Feature<Point, object>[] }) {
      features = [...(removeAll ? [] : features), ...add];
      index = new Supercluster<object, { count: number }>({
        radius: 72,
        maxZoom: 18,
        map: () => ({ count: 1 }),
        reduce: (sum, { count }) => void (sum.count += count),
      }).load(features) as typeof index;
      tell('sourcedata', { sourceId: 'pins' });
    },
    getClusterExpansionZoom: async (id: number) => index.getClusterExpansionZoom(id),
    getClusterLeaves: async (id: number) => index.getLeaves(id, Infinity),
  };
  const pixel = (lng: number, lat: number) => project({ lat, lng }, place.zoom + 1);
  return {
    place,
    getContainer: () => container,
    getCanvasContainer: () => container,
    getCanvas: () => container,
    getSource: () => source,
    isSourceLoaded: () => true,
    querySourceFeatures: () => index.getClusters([-180, -85, 180, 85], Math.floor(place.zoom)),
    project({ lat, lng }: { lat: number; lng: number }) {
      const [own, middle] = [pixel(lng, lat), pixel(...place.center)];
      return { x: own.x - middle.x + SIZE / 2, y: own.y - middle.y + SIZE / 2 };
    },
    unproject([x, y]: [number, number]) {
      const middle = pixel(...place.center);
      return unproject({ x: middle.x + x - SIZE / 2, y: middle.y + y - SIZE / 2 }, place.zoom + 1);
    },
    getZoom: () => place.zoom,
    getMaxZoom: () => MOST,
    setMissingStyleImageResolver: () => {},
    easeTo(next: Place) {
      Object.assign(place, next);
      tell('move');
      tell('moveend');
    },
    on: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
  };
}

let map: ReturnType<typeof libraryMap>;
let layer: ReturnType<typeof pinLayer>;
const [send, drawn] = [jest.fn(), jest.fn()];

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  document.body.replaceChildren();
  map = libraryMap({ center: [4.47, 50.5], zoom: 6 });
  layer = pinLayer(map as unknown as LibraryMap, send, drawn);
});
const settled = () => jest.runAllTimersAsync();
async function show(properties: MapProperty[], counted: ShowMessage['counted'] = []) {
  const look = { customMarker: null, marqueeIgnore: [], texts } as unknown as ShowMessage;
  layer.show({ ...look, properties, counted });
  await settled();
}
const names = () =>
  [...document.querySelectorAll('li button')].map((button) => button.getAttribute('aria-label'));
const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!;

test('pins are a list of buttons in reading order, which say what, where and how much', async () => {
  await show([
    property(1, 50.4, 4.9),
    property(2, 51.1, 4.4, { town: 'Anvers', price: null, title: 'Loft au port' }),
  ]);
  expect(document.querySelector('ul')!.getAttribute('role')).toBe('list');
  expect(names()).toEqual(['Loft au port, Anvers, sur demande', 'Logement, Namur, € 275k']);
  expect(drawn).toHaveBeenCalled();
  button('Loft au port, Anvers, sur demande').click();
  expect(send).toHaveBeenCalledWith({ type: 'selected', ids: [2] });
});

test('a group leads closer, where its listings part; listings of one place are chosen together', async () => {
  await show([property(1, 50.4, 4.9), property(2, 50.42, 4.92)]);
  button('2 biens').click();
  await settled();
  expect(map.place.zoom).toBeGreaterThan(6);
  expect(names()).toHaveLength(2);
  await show([property(3, 50.4, 4.9), property(4, 50.4, 4.9)]);
  button('2 biens').click();
  await settled();
  expect(send).toHaveBeenCalledWith({ type: 'selected', ids: [4, 3] });
});

test('thousands of pins come in parts, and are all there', async () => {
  await show(Array.from({ length: 1_000 }, (_, index) => property(index, 50.4, 4.9)));
  expect(names()).toEqual(['1000 biens']);
});

test('a pin stands at its place when the map is moved, zoomed and moved again', async () => {
  const place = { lat: 50.4, lng: 4.9 };
  await show([property(1, place.lat, place.lng)]);
  const shifts = () =>
    ['ul', 'li'].map((name) => {
      const { transform } = document.querySelector<HTMLElement>(name)!.style;
      return (transform.match(/-?\d[\d.e-]*/g) ?? []).map(Number);
    });
  for (const [lng, zoom] of [
    [4.6, 6],
    [4.8, 6],
    [4.8, 9],
    [4.85, 9],
  ] as const) {
    map.easeTo({ center: [lng, 50.5], zoom });
    const [[x = 0, y = 0], [right, down]] = shifts() as [number[], [number, number]];
    const wanted = map.project(place);
    expect([x + right, y + down]).toEqual([expect.closeTo(wanted.x), expect.closeTo(wanted.y)]);
  }
});

test('a place whose listings are only counted leads closer', async () => {
  await show([], [{ lat: 50.4, lng: 4.9, count: 800 }]);
  button('800 biens').click();
  expect(map.place.zoom).toBe(8);
});

test('a pin that stays keeps its element and its focus; what is hovered in the list stands out, in its group too', async () => {
  await show([property(1, 50.4, 4.9), property(2, 51.1, 4.4, { town: 'Anvers' })]);
  const pin = button('Logement, Namur, € 275k');
  pin.focus();
  await show([property(1, 50.4, 4.9), property(5, 51.1, 4.4), property(6, 51.1, 4.4)]);
  expect(document.activeElement).toBe(pin);
  layer.mark({ hovered: 6, selected: null });
  await settled();
  expect(button('2 biens').closest('li')!.classList).toContain('is-hovered');
  expect(pin.closest('li')!.classList).not.toContain('is-hovered');
});

test('the focus goes to the pin of a listing, and brings one into view that stands beyond the edge', async () => {
  await show([property(1, 50.4, 4.9)]);
  map.easeTo({ center: [5.6, 50.4], zoom: 9 });
  const { x } = map.project({ lat: 50.4, lng: 4.9 });
  expect(x).toBeLessThan(0);
  await layer.focus(1);
  expect(map.place.center[0]).toBe(4.9);
});
