import { afterAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldedTown } from 'shared-kit/domain/towns';
import type { Feed } from 'shared-kit/contracts/feed/feed';
import { distanceKm, townCentre, type Point } from './town-centre.ts';

/**
 * Places with a postal code lie 2 km apart, in the middle: a point that is off by less than half of that is not taken for the next
 * place. A centre may be the church, the market or the middle of a place.
 */
const RIGHT = 1;
/** Listings of the demo lie up to 2.8 km from the centre of their town. */
const OF_LISTING = 2.8;
/** The mean of so many listings is the centre of their town, to some hundred metres. */
const MANY = 15;
/** The parts of a municipality have a postal code together: none lies farther from the middle of them. */
const OF_POSTAL_CODE = 15;
/** The map's files have three decimals, about a hundred metres. */
const ROUNDED = 0.12;

const ROOT = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'facade-demo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const places = readLines('belgian-places.csv').map(([zip = '', name = '', latitude, longitude]) => ({
  zip,
  name,
  point: latitude && longitude ? pointAt(Number(latitude), Number(longitude)) : undefined,
}));
const municipalities = readLines('belgian-municipalities.csv').map(
  ([, dutch = '', french = '', , , , zip = '']) => ({
    dutch,
    french,
    zip,
  }),
);

test('the centre of a town is where the feed has its homes', () => {
  execFileSync(process.execPath, [join(ROOT, 'demo-agency/src/cli/export.ts'), folder], { stdio: 'pipe' });
  const { properties, details = [] }: Feed = JSON.parse(readFileSync(join(folder, 'demo.fr.json'), 'utf8'));
  const towns = new Map(properties.map(({ ID, City, Zip }) => [ID, { City, Zip }]));
  const homes = (details ?? []).flatMap(({ ID, CountryID, Latitude, Longitude }) => {
    const { City, Zip } = towns.get(ID)!;
    const centre = townCentre({ names: [City], zip: Zip, countryId: CountryID });
    return centre
      ? [{ town: `${Zip} ${foldedTown(City)}`, centre, point: pointAt(Latitude!, Longitude!) }]
      : [];
  });
  expect(homes.length).toBeGreaterThan(500);
  const far = homes.filter(({ centre, point }) => distanceKm(centre, point) > OF_LISTING + RIGHT);
  expect(far).toEqual([]);
  const ofTowns = [...Map.groupBy(homes, ({ town }) => town)].filter(([, ofTown]) => ofTown.length >= MANY);
  expect(ofTowns.length).toBeGreaterThanOrEqual(5);
  const off = ofTowns.map(([town, ofTown]) => [town, distanceKm(ofTown[0]!.centre, computeMean(ofTown))]);
  expect(off.filter(([, distance]) => (distance as number) > RIGHT)).toEqual([]);
});

test('the parts of a municipality, with one postal code, lie together', () => {
  const far = [...Map.groupBy(places, ({ zip }) => zip).values()].flatMap((ofZip) => {
    const known = ofZip.flatMap(({ point }) => point ?? []);
    const middle = pointAt(computeMedian(known, 'latitude'), computeMedian(known, 'longitude'));
    return ofZip.filter(({ point }) => point && distanceKm(point, middle) > OF_POSTAL_CODE);
  });
  expect(far).toEqual([]);
});

test('the map has the municipalities by their names, each where the place of its name lies', () => {
  const towns =
    mapData<[dutch: string, french: string, region: string, level: number, ...number[]][]>('towns');
  const names = municipalities.map(({ dutch, french }) => [dutch, french === dutch ? '' : french]);
  expect(towns.map(([dutch, french]) => [dutch, french]).sort()).toEqual(names.sort());
  const far = towns.flatMap(([dutch, french, , , latitude, longitude]) => {
    const called = [dutch, french || dutch].map(foldedTown);
    const own = places.filter(({ name, point }) => point && called.includes(foldedTown(name)));
    const distances = own.map(({ point }) => distanceKm(point!, pointAt(latitude!, longitude!)));
    return own.length > 0 && Math.min(...distances) > ROUNDED ? [dutch] : [];
  });
  expect(far).toEqual([]);
});

test('the map has the other places by their names, each where it lies', () => {
  const lost = mapData<[name: string, latitude: number, longitude: number][]>('villages').filter(
    ([called, latitude, longitude]) =>
      !places.some(
        ({ name, point }) =>
          name === called && point && distanceKm(point, pointAt(latitude, longitude)) < ROUNDED,
      ),
  );
  expect(lost).toEqual([]);
});

test('the words between names are written as in the names of municipalities: Lives-sur-Meuse', () => {
  const wordsIn = (name: string) => name.split(/[- ]|(?<=['’])/).slice(1);
  const small = new Set(
    municipalities.flatMap(({ dutch, french }) => [...wordsIn(dutch), ...wordsIn(french)]).filter(isSmall),
  );
  expect([...small]).toEqual(expect.arrayContaining(['sur', 'la', 'lez', 'op', 'den', 'l’']));
  const odd = places.filter(({ name }) =>
    wordsIn(name).some((word) => !isSmall(word) && small.has(word.toLowerCase().replace("'", '’'))),
  );
  expect(odd).toEqual([]);
  expect(places.map(({ name }) => name)).toContain('Lives-sur-Meuse');
});

const isSmall = (word: string) => /^\p{Ll}/u.test(word);

function readLines(file: string): string[][] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return lines.map((line) => line.trim().split(','));
}

function mapData<Rows>(name: string): Rows {
  return JSON.parse(
    readFileSync(join(ROOT, `shared-kit/src/domain/map-ground/${name}.json`), 'utf8'),
  ) as Rows;
}

function pointAt(latitude: number, longitude: number): Point {
  return { latitude, longitude };
}

function computeMean(homes: readonly { point: Point }[]): Point {
  const mean = (read: (point: Point) => number) =>
    homes.reduce((sum, { point }) => sum + read(point), 0) / homes.length;
  return pointAt(
    mean(({ latitude }) => latitude),
    mean(({ longitude }) => longitude),
  );
}

function computeMedian(points: readonly Point[], axis: keyof Point): number {
  const values = points.map((point) => point[axis]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}
