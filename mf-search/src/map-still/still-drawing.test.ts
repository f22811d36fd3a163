import { expect, test } from '@jest/globals';
import { STILL, stillDrawing } from './still-drawing.ts';
import type { Still } from './still-drawing.ts';

const CLASSES = Object.fromEntries(
  ['country', 'neighbours', 'spot', 'town', 'level1', 'level4', 'pin', 'closed'].map((name) => [name, name]),
);
const around = (lat: number, lng: number, by = 0.02) => ({
  south: lat - by,
  north: lat + by,
  west: lng - by,
  east: lng + by,
});
function drawn(still: Partial<Still>) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.innerHTML = stillDrawing(
    { bounds: around(50.466, 4.867), pins: [], language: 'fr', ...still },
    CLASSES,
  );
  return svg;
}
const names = (svg: SVGElement) => [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);

test('it names the town in the language of the page, and the villages around', () => {
  expect(names(drawn({ bounds: around(50.456, 4.849) }))).toContain('Namur');
  expect(names(drawn({ bounds: around(50.456, 4.849), language: 'nl' }))).toContain('Namen');
  const bounds = around(50.456, 4.849);
  expect(names(drawn({ bounds })).length).toBeGreaterThan(3);
});

test('the country fills an inland window; at the border the neighbour is there too', () => {
  const inland = drawn({}).querySelectorAll('path');
  expect([...inland].map((path) => path.getAttribute('class'))).toEqual(['country']);
  const border = drawn({ bounds: around(50.633, 3.07) });
  expect(border.querySelector('.neighbours')).not.toBeNull();
});

test('a pin stands at its place: that in the middle of the bounds in the middle of the window', () => {
  const svg = drawn({ pins: [{ lat: 50.466, lng: 4.867, closed: false }] });
  const [, x, y] = /translate\((\d+) (\d+)\)/.exec(svg.querySelector('.pin')!.getAttribute('transform')!)!;
  expect([Number(x), Math.abs(Number(y) - STILL.height / 2) < 2]).toEqual([STILL.width / 2, true]);
});

test('units in one place have one pin, which is open while one of them is', () => {
  const place = { lat: 50.466, lng: 4.867 };
  const pins = [true, false, true].map((closed) => ({ ...place, closed }));
  expect(drawn({ pins }).querySelectorAll('.pin')).toHaveLength(1);
  expect(drawn({ pins }).querySelectorAll('.closed')).toHaveLength(0);
});

test('without a pin it shows none', () => {
  expect(drawn({}).querySelector('.pin')).toBeNull();
});
