import { expect, test } from '@jest/globals';
import type { MapProperty } from '../map-messages/messages.ts';
import { groupedPlaces } from './grouped-places.ts';

const BELGIUM = { south: 49, west: 2, north: 52, east: 7 };
const property = (id: number, lat: number, lng: number): MapProperty => ({
  id,
  lat,
  lng,
  price: 100_000,
  typeId: 1,
  marquee: 0,
  closed: false,
});

test('pins that would cover each other are one, until one zooms in', () => {
  const places = groupedPlaces(
    [property(1, 50.46, 4.86), property(2, 50.47, 4.87), property(3, 51.2, 4.4)],
    [],
  );
  const [one, several] = places.within(BELGIUM, 8);
  expect(one).toMatchObject({ kind: 'one', property: { id: 3 } });
  expect(several).toMatchObject({ kind: 'several', count: 2 });
  expect(several?.kind === 'several' && several.ids()).toEqual([2, 1]);
  expect(places.within(BELGIUM, 15).map(({ kind }) => kind)).toEqual(['one', 'one', 'one']);
});

test('listings at the centre of a town stay one pin with all of them, however close one looks', () => {
  const places = groupedPlaces(
    [1, 2, 3].map((id) => property(id, 50.4669, 4.8675)),
    [],
  );
  const [place] = places.within(BELGIUM, 19);
  expect(place?.kind === 'several' && place.ids()).toEqual([3, 2, 1]);
  expect(place?.kind === 'several' && place.zoom()).toBeGreaterThan(18);
});

test('pins come from north to south, and from west to east', () => {
  const places = groupedPlaces(
    [property(1, 49.7, 5.8), property(2, 51.2, 4.4)],
    [{ lat: 50.5, lng: 4.9, count: 800 }],
  );
  expect(places.within(BELGIUM, 9).map(({ lat }) => Math.round(lat * 10) / 10)).toEqual([51.2, 50.5, 49.7]);
});

test('what is not in view has no pin', () => {
  const places = groupedPlaces([property(1, 50.46, 4.86)], []);
  expect(places.within({ south: 51, west: 2, north: 52, east: 7 }, 12)).toEqual([]);
});

test('a pin with another name is another pin: it is drawn anew', () => {
  const findKey = (name: string) =>
    groupedPlaces([{ ...property(-1, 50.46, 4.86), name }], []).within(BELGIUM, 12)[0]!.key;
  expect(findKey('Saphir')).not.toBe(findKey('Rubis'));
});
