import { expect, test } from '@jest/globals';
import { computeBounds, findHome, createPins, computeStreetBounds, SUBJECT } from './create-pins.ts';
import type { PlacesMapProps } from './places-map.props.ts';

const PLACE = { id: 7, lat: 50.8, lng: 4.4, price: 300_000, typeId: 2, closed: false };
const props = (over: Partial<PlacesMapProps>): PlacesMapProps => ({
  label: '',
  places: [],
  named: null,
  centre: null,
  ...over,
});

test('each place has a pin, and what the page is about one with its name', () => {
  const named = { name: 'Saphir', lat: 50.9, lng: 4.5, typeId: 2 };
  expect(createPins({ places: [PLACE], named })).toEqual([
    { ...PLACE, marquee: 0 },
    { ...named, id: SUBJECT, price: null, marquee: 0, closed: false },
  ]);
});

test('all pins are brought into view with what is around them; without any, the centre', () => {
  const other = { ...PLACE, id: 8, lat: 50.9, lng: 4.3 };
  const around = computeBounds(props({ places: [PLACE, other], centre: { lat: 0, lng: 0 } }))!;
  expect(around.south).toBeLessThan(50.8);
  expect(around.north).toBeGreaterThan(50.9);
  expect([around.west < 4.3, around.east > 4.4, around.south > 50]).toEqual([true, true, true]);
  expect(computeBounds(props({ centre: { lat: 50, lng: 4 } }))).toMatchObject({
    south: expect.closeTo(49.98),
  });
  expect(computeBounds(props({}))).toBeNull();
});

const NAMED = { name: 'Saphir', lat: 50.9, lng: 4.5, typeId: 2 };

test('streets are shown around pins; a home without one, whose address is withheld, keeps its town', () => {
  expect(computeStreetBounds(props({ named: NAMED }))).toMatchObject({ south: expect.closeTo(50.8975) });
  expect(computeStreetBounds(props({ centre: { lat: 50, lng: 4 } }))).toBeUndefined();
});

test('the surroundings are those of one public place, where the page asks for them', () => {
  expect(findHome(props({ named: NAMED, near: true }))).toEqual({ lat: 50.9, lng: 4.5 });
  expect(findHome(props({ places: [PLACE, { ...PLACE, id: 8 }], near: true }))).toEqual({
    lat: 50.8,
    lng: 4.4,
  });
  expect(findHome(props({ places: [PLACE, { ...PLACE, lat: 50.9 }], near: true }))).toBeUndefined();
  expect(findHome(props({ centre: { lat: 50, lng: 4 }, near: true }))).toBeUndefined();
  expect(findHome(props({ named: NAMED }))).toBeUndefined();
});
