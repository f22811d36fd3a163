import type { Bounds, Point } from 'shared-kit/domain/map-area';
import type { MapProperty } from '../map-messages/messages.ts';
import type { PlacesMapProps } from './places-map.props.ts';

/** Id of the pin of what the page is about, which no listing has. */
export const SUBJECT = -1;

/** The pins of the places, and that of what the page is about. */
export function createPins({ places, named }: Pick<PlacesMapProps, 'places' | 'named'>): MapProperty[] {
  const pins = places.map((place) => ({ ...place, marquee: 0 }));
  if (!named) return pins;
  return [...pins, { ...named, id: SUBJECT, price: null, marquee: 0, closed: false }];
}

/** Some three kilometres around: the map is drawn from names of towns and villages. */
const AROUND = { lat: 0.02, lng: 0.03 };
/** Some three hundred metres around: the streets of the home. */
const STREETS = { lat: 0.0025, lng: 0.004 };

/** What is brought into view: all pins, or else the centre, with the surroundings of both. */
export function computeBounds({ places, named, centre }: PlacesMapProps): Bounds | null {
  const points = listPoints({ places, named });
  return boundsAround(points.length > 0 ? points : centre ? [centre] : [], AROUND);
}

/** The streets around all pins, for a map that knows streets; undefined without a pin: a withheld address has no street. */
export const computeStreetBounds = (props: Pick<PlacesMapProps, 'places' | 'named'>): Bounds | undefined =>
  boundsAround(listPoints(props), STREETS) ?? undefined;

/** The one place whose surroundings are told; undefined where there is none, or pins stand in several places. */
export function findHome({ near, ...props }: PlacesMapProps): Point | undefined {
  const [first, ...others] = listPoints(props);
  if (!near || !first || others.some(({ lat, lng }) => lat !== first.lat || lng !== first.lng))
    return undefined;
  return { lat: first.lat, lng: first.lng };
}

const listPoints = ({ places, named }: Pick<PlacesMapProps, 'places' | 'named'>): Point[] => [
  ...places,
  ...(named ? [named] : []),
];

function boundsAround(points: readonly Point[], around: Point): Bounds | null {
  if (points.length === 0) return null;
  const [latitudes, longitudes] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return {
    south: Math.min(...latitudes) - around.lat,
    north: Math.max(...latitudes) + around.lat,
    west: Math.min(...longitudes) - around.lng,
    east: Math.max(...longitudes) + around.lng,
  };
}
