import { readFileSync } from 'node:fs';
import { foldedCityKey } from 'shared-kit/domain/towns';
import { BELGIUM } from 'shared-kit/domain/region';
import { namesOfMunicipality } from './place-names.ts';

/** Degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

interface Town {
  /** Its names in any language; the first that is known counts. */
  names: readonly string[];
  zip: string;
  /** The feed's number of the country; unknown is Belgium. */
  countryId?: number | null | undefined;
}

const FILE = new URL('belgian-places.csv', import.meta.url);

interface Centres {
  byTown: Map<string, Point>;
  byZip: Map<string, Point>;
}

let known: Centres | undefined;

/** The centre of a Belgian town; of all places with its postal code where none has its name; undefined where nothing is known. */
export function townCentre({ names, zip, countryId }: Town): Point | undefined {
  if ((countryId ?? BELGIUM) !== BELGIUM) return undefined;
  known ??= readCentres();
  const code = zip.trim();
  for (const name of names.flatMap((own) => [own, ...namesOfMunicipality(own)])) {
    const centre = known.byTown.get(foldedCityKey(name, code));
    if (centre) return centre;
  }
  return known.byZip.get(code);
}

function readCentres(): Centres {
  const places = readFileSync(FILE, 'utf8').trim().split('\n').slice(1).flatMap(placeOfLine);
  return {
    byTown: new Map(places.map(({ name, zip, point }) => [foldedCityKey(name, zip), point])),
    byZip: new Map(
      [...Map.groupBy(places, ({ zip }) => zip)].map(([zip, ofZip]) => [
        zip,
        middle(ofZip.map(({ point }) => point)),
      ]),
    ),
  };
}

function placeOfLine(line: string) {
  const [zip = '', name = '', latitude, longitude] = line.trim().split(',');
  if (!latitude || !longitude) return [];
  return [{ zip, name, point: { latitude: Number(latitude), longitude: Number(longitude) } }];
}

/** Four decimals are about ten metres, as in the file. */
const DECIMALS = 4;

function middle(points: Point[]): Point {
  const mean = (values: number[]) =>
    Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(DECIMALS));
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  };
}

const EARTH_RADIUS_KM = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points as the crow flies. */
export function distanceKm(from: Point, to: Point): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const latitudes = Math.sin((b - a) / 2) ** 2;
  const longitudes = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(latitudes + Math.cos(a) * Math.cos(b) * longitudes));
}
