import { formatBounds, formatPolygon, parseBounds, parsePolygon, readPolygon } from './map-area.ts';

test.each([
  ['50.1,4.2,50.3,4.4', { south: 50.1, west: 4.2, north: 50.3, east: 4.4 }],
  ['50.123456,4.2,50.3,4.4', { south: 50.1235, west: 4.2, north: 50.3, east: 4.4 }],
  ['50.3,4.2,50.1,4.4', undefined],
  ['50.1,4.4,50.3,4.2', undefined],
  ['50.1,4.2,50.1,4.4', undefined],
  ['50.1,4.2,91,4.4', undefined],
  ['50.1,4.2,50.3', undefined],
  ['50.1,4.2,50.3,4.4,5', undefined],
  ['50.1,4.2,5e1,4.4', undefined],
  ['', undefined],
])('the rectangle %p is read as %j', (text, bounds) => {
  expect(parseBounds(text)).toEqual(bounds);
});

test.each([
  [
    '50,4;51,4;51,5',
    [
      { lat: 50, lng: 4 },
      { lat: 51, lng: 4 },
      { lat: 51, lng: 5 },
    ],
  ],
  // Closed, and with a repeated corner.
  [
    '50,4;51,4;51,4;51,5;50,4',
    [
      { lat: 51, lng: 4 },
      { lat: 51, lng: 5 },
      { lat: 50, lng: 4 },
    ],
  ],
  ['50,4;51,4', 'points'],
  ['50,4;50,4;50,4', 'points'],
  [Array.from({ length: 61 }, (_, i) => `50.${100 + i},4.${100 + i * i}`).join(';'), 'points'],
  [`${'5'.repeat(10_000)},4`, 'points'],
  ['50,4;51,4;51', 'format'],
  ['50,4;51,4;51,5,6', 'format'],
  ['', 'format'],
  // A bow tie, a side that runs back over another, and a corner on a side.
  ['50,4;51,5;51,4;50,5', 'crossing'],
  ['50,4;50,6;50,5;51,5;50,5.5', 'crossing'],
  ['50,4;50,6;51,6;50,5;51,4', 'crossing'],
  // A star with indents does not cross itself.
  ['50,4;50.5,4.4;51,4;50.6,4.5;51,5;50.5,4.6;50,5;50.4,4.5', expect.any(Array)],
])('the drawn area %p is read as %j', (text, expected) => {
  expect(readPolygon(text)).toEqual(expected);
});

test('what is written is read again', () => {
  const bounds = { south: -0.00001, west: 4.25, north: 50.3, east: 4.4 };
  expect(parseBounds(formatBounds(bounds))).toEqual({ ...bounds, south: 0 });
  const polygon = parsePolygon('50,4;51,4;51.00004,5.5')!;
  expect(parsePolygon(formatPolygon(polygon))).toEqual(polygon);
});
