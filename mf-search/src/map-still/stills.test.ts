import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { MapAnswer } from 'shared-kit/contracts/api/map';
import type { Bounds, Point } from 'shared-kit/domain/map-area';
import type { Language } from 'shared-kit/domain/languages';
import { stillDrawing } from './still-drawing.ts';
import { PAGE_WINDOWS, SEARCH_WINDOWS, createStills, type Still } from './stills.ts';

const point = (id: number, lat: number, lng: number, over: object = {}): MapAnswer['points'][number] => ({
  ...{ id, lat, lng, price: 345_000, typeId: 1, marquee: 0, closed: false },
  ...over,
});
const BELGIUM = { south: 49.6, west: 2.9, north: 51.3, east: 6.1 };
const NAMUR = { lat: 50.467, lng: 4.868 };
const around = ({ lat, lng }: Point, by = 0.02): Bounds => ({
  south: lat - by,
  north: lat + by,
  west: lng - by,
  east: lng + by,
});
/** Names of classes that were asked for. */
const asked = new Set<string>();
const CLASSES = new Proxy({} as Record<string, string>, {
  get: (_target, name: string) => (asked.add(name), name),
});

function drawn(still: Still, language: Language = 'fr'): Element {
  const root = document.createElement('div');
  root.innerHTML = stillDrawing(still, language, CLASSES);
  return root.firstElementChild!;
}
const inSearch = (shown: Partial<Parameters<typeof createStills>[0]>, bounds: Bounds = BELGIUM) =>
  createStills({ points: [], ...shown }, bounds, SEARCH_WINDOWS).map((still) => ({
    still,
    svg: drawn(still),
  }));
const inPage = (bounds: Bounds, language?: Language, points: MapAnswer['points'] = []) =>
  drawn(createStills({ points }, bounds, PAGE_WINDOWS)[0]!, language);
const texts = (svg: Element, name: string) =>
  [...svg.querySelectorAll(`.${name} text`)].map(({ textContent }) => textContent);
const names = (svg: Element) => [...svg.querySelectorAll('.town')].map(({ textContent }) => textContent);

test('what would be covered is a count, anything else a price, on a phone and beside a list', () => {
  const points = [point(1, 50.46, 4.86), point(2, 50.461, 4.861), point(3, 51.2, 3.2, { closed: true })];
  const clusters = [{ lat: 49.7, lng: 5.8, count: 24_000 }];
  for (const { svg } of inSearch({ points, clusters })) {
    expect(texts(svg, 'count')).toEqual(['2', '24k']);
    expect(texts(svg, 'soldPrice')).toEqual(['€ 345k']);
  }
});

test('a page’s own pin has its name, and one whose price nobody knows is small', () => {
  const named = inPage(around(NAMUR), 'fr', [
    point(-1, 50.467, 4.868, { name: 'Rue <Haute> 1', price: null }),
  ]);
  expect(texts(named, 'price')).toEqual(['Rue <Haute> 1']);
  const unknown = inPage(around(NAMUR), 'fr', [point(-1, 50.467, 4.868, { price: null })]);
  expect(Number(unknown.querySelector('.price rect')!.getAttribute('width'))).toBeLessThan(40);
});

test('a pin stands at its place: that in the middle of the bounds in the middle of the window', () => {
  const points = [point(1, 50.45, 4.85)];
  for (const { still, svg } of inSearch({ points }, around(points[0]!, 0.05))) {
    const { width, height } = still.viewport;
    const text = svg.querySelector('.price text')!;
    expect(Number(text.getAttribute('x'))).toBe(width / 2);
    expect(Math.abs(Number(text.getAttribute('y')) - (height / 2 - 20))).toBeLessThan(3);
  }
});

test('the drawn area of the search and the surroundings of its towns are drawn where they are', () => {
  const centre = { lat: 50.45, lng: 4.85 };
  const area = [centre, { lat: 50.45, lng: 4.9 }, { lat: 50.5, lng: 4.9 }];
  for (const { still, svg } of inSearch({ around: [{ ...centre, km: 5 }], area }, around(centre, 0.05))) {
    const { width, height } = still.viewport;
    const [corner] = svg.querySelector('polygon.area')!.getAttribute('points')!.split(' ');
    const [x, y] = corner!.split(',').map(Number);
    expect([x, Math.abs(y! - height / 2) < 3]).toEqual([width / 2, true]);
    const circle = svg.querySelector('circle.area')!;
    expect(Number(circle.getAttribute('cx'))).toBe(width / 2);
    // A tenth of a degree, which fills most of the window, is some eleven kilometres.
    expect(Number(circle.getAttribute('r'))).toBeGreaterThan(100);
    expect(Number(circle.getAttribute('r'))).toBeLessThan(height / 2);
  }
});

test('a town that is searched without its surroundings has a ring of one size', () => {
  for (const by of [0.05, 0.5])
    for (const { svg } of inSearch({ around: [{ ...NAMUR, km: 0 }] }, around(NAMUR, by)))
      expect(svg.querySelector('circle.area')!.getAttribute('r')).toBe('26');
});

test('it names the town in the language of the page, and the villages around', () => {
  expect(names(inPage(around(NAMUR)))).toContain('Namur');
  expect(names(inPage(around(NAMUR), 'nl'))).toContain('Namen');
  expect(names(inPage(around(NAMUR))).length).toBeGreaterThan(3);
});

test('the country fills an inland window, beyond its border there is land, and at sea nothing', () => {
  const paths = (lat: number, lng: number) =>
    [...inPage(around({ lat, lng })).querySelectorAll('path')].map((path) => path.getAttribute('class'));
  expect(paths(50.85, 4.35)).toEqual(['land', 'country']);
  expect(paths(49.3, 4)).toEqual(['land']);
  expect(paths(51.6, 2)).toEqual([]);
});

test('a home in Luxembourg stands in its country, beside its towns, and near the border', () => {
  const window = around({ lat: 49.62, lng: 6.1 }, 0.2);
  expect(names(inPage(window))).toEqual(expect.arrayContaining(['Luxembourg', 'Trier', 'Arlon']));
  expect(names(inPage(window, 'nl'))).toContain('Luxemburg');
  const parts = [...inPage(window).querySelectorAll('path')].map((path) => path.getAttribute('class'));
  expect(parts).toEqual(expect.arrayContaining(['country', 'border']));
});

test('rivers are drawn where they flow: the Meuse in Namur', () => {
  expect(inPage(around(NAMUR)).querySelectorAll('.river').length).toBeGreaterThan(0);
});

test('what a page carries of it is small, however many listings there are', () => {
  const points = Array.from({ length: 2_000 }, (_, index) =>
    point(index, 49.7 + (index % 40) / 25, 3 + Math.floor(index / 40) / 17),
  );
  expect(JSON.stringify(createStills({ points }, BELGIUM, SEARCH_WINDOWS)).length).toBeLessThan(15_000);
});

test('the styles have every part of the picture: one without any would be filled with black', () => {
  const points = [point(1, 50.46, 4.86), point(2, 51.2, 3.2, { closed: true })];
  const clusters = [{ lat: 49.7, lng: 5.8, count: 24 }];
  inSearch({ points, clusters, around: [{ ...NAMUR, km: 5 }] });
  const styles = readFileSync('src/map-still/map-still.module.css', 'utf8');
  // Levels of towns look the same without.
  const unstyled = [...asked].filter((name) => !name.startsWith('level') && !styles.includes(`.${name}`));
  expect(unstyled).toEqual([]);
  expect([...asked]).toEqual(
    expect.arrayContaining(['land', 'country', 'border', 'river', 'soldPrice', 'count', 'area']),
  );
});
