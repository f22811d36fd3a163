/** A point in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** A rectangle of the map in degrees. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Why a text is no drawn area: not written as `lat,lng;lat,lng;…`, too few or too many points, or lines that cross. */
export type PolygonFault = 'format' | 'points' | 'crossing';

export const POLYGON_POINTS = { min: 3, max: 60 } as const;

/** Four decimals are about ten metres. */
const DECIMALS = 4;
const MAX_LENGTH = 2_000;

/** Reads `south,west,north,east`; undefined when it is no rectangle on the globe. */
export function parseBounds(text: string): Bounds | undefined {
  const numbers = text.split(',', 5).map(parseDegrees);
  const [south, west, north, east] = numbers;
  if (numbers.length !== 4 || !isOnGlobe(south, west) || !isOnGlobe(north, east)) return undefined;
  return south! < north! && west! < east!
    ? { south: south!, west: west!, north: north!, east: east! }
    : undefined;
}

export function formatBounds({ south, west, north, east }: Bounds): string {
  return [south, west, north, east].map(rounded).join(',');
}

/** Reads the corners of a drawn area, `lat,lng;lat,lng;…`, without repeated ones. */
export function readPolygon(text: string): Point[] | PolygonFault {
  if (text.length > MAX_LENGTH) return 'points';
  const points = text.split(';').map(parsePoint);
  if (!points.every((point) => point !== undefined)) return 'format';
  const corners = points.filter((point, index) => !isSame(point, points[(index || points.length) - 1]));
  if (corners.length < POLYGON_POINTS.min || corners.length > POLYGON_POINTS.max) return 'points';
  return isSelfCrossing(corners) ? 'crossing' : corners;
}

export function parsePolygon(text: string): Point[] | undefined {
  const read = readPolygon(text);
  return typeof read === 'string' ? undefined : read;
}

export function formatPolygon(polygon: readonly Point[]): string {
  return polygon.map(({ lat, lng }) => `${rounded(lat)},${rounded(lng)}`).join(';');
}

/** Whether any two sides of a polygon that do not share a corner touch or cross. */
export function isSelfCrossing(corners: readonly Point[]): boolean {
  const sides = corners.map((from, index) => [from, corners[(index + 1) % corners.length]!] as const);
  return sides.some((side, index) =>
    sides.some((other, place) => {
      const gap = place - index;
      return gap > 1 && gap < sides.length - 1 && doMeet(side, other);
    }),
  );
}

function parsePoint(text: string): Point | undefined {
  const numbers = text.split(',', 3).map(parseDegrees);
  const [lat, lng] = numbers;
  return numbers.length === 2 && isOnGlobe(lat, lng) ? { lat: lat!, lng: lng! } : undefined;
}

function parseDegrees(text: string): number {
  return /^\s*-?\d{1,3}(?:\.\d{1,15})?\s*$/.test(text) ? rounded(Number(text)) : Number.NaN;
}

function isOnGlobe(lat: number | undefined, lng: number | undefined): boolean {
  return Math.abs(lat ?? Number.NaN) <= 90 && Math.abs(lng ?? Number.NaN) <= 180;
}

/** Without a negative zero. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS)) + 0;
}

const isSame = (one: Point | undefined, other: Point | undefined) =>
  one?.lat === other?.lat && one?.lng === other?.lng;

type Side = readonly [from: Point, to: Point];

function doMeet([a, b]: Side, [c, d]: Side): boolean {
  const turns = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)] as const;
  if (turns[0] !== turns[1] && turns[2] !== turns[3]) return true;
  const touching: [number, Side, Point][] = [
    [turns[0], [a, b], c],
    [turns[1], [a, b], d],
    [turns[2], [c, d], a],
    [turns[3], [c, d], b],
  ];
  return touching.some(([direction, side, point]) => direction === 0 && isWithin(side, point));
}

/** 1 to the left, -1 to the right, 0 straight on. */
function turn(a: Point, b: Point, c: Point): number {
  const scale = 10 ** DECIMALS;
  const [x1, y1] = [Math.round((b.lng - a.lng) * scale), Math.round((b.lat - a.lat) * scale)];
  const [x2, y2] = [Math.round((c.lng - a.lng) * scale), Math.round((c.lat - a.lat) * scale)];
  return Math.sign(x1 * y2 - x2 * y1);
}

function isWithin([a, b]: Side, { lat, lng }: Point): boolean {
  return (
    lat >= Math.min(a.lat, b.lat) &&
    lat <= Math.max(a.lat, b.lat) &&
    lng >= Math.min(a.lng, b.lng) &&
    lng <= Math.max(a.lng, b.lng)
  );
}
