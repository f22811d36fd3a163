import type { Bounds } from 'shared-kit/domain/map-area';
import type { MapProperty } from '../map-messages/messages.ts';
import type { PlacesMapProps } from './places-map.props.ts';

/** Id of the pin of what the page is about, which no listing has. */
export const SUBJECT = -1;

/** The pins of the places, and that of what the page is about. */
export function pinsOf({ places, named }: Pick<PlacesMapProps, 'places' | 'named'>): MapProperty[] {
  const pins = places.map((place) => ({ ...place, marquee: 0 }));
  if (!named) return pins;
  return [...pins, { ...named, id: SUBJECT, price: null, marquee: 0, closed: false }];
}

/** Some three kilometres around: the map is drawn from names of towns and villages. */
const AROUND = { lat: 0.02, lng: 0.03 };

/** What is brought into view: all pins, or else the centre, with the surroundings of both. */
export function boundsOf({ places, named, centre }: PlacesMapProps): Bounds | null {
  const points = [...places, ...(named ? [named] : [])];
  const shown = points.length > 0 ? points : centre ? [centre] : [];
  if (shown.length === 0) return null;
  const [latitudes, longitudes] = [shown.map(({ lat }) => lat), shown.map(({ lng }) => lng)];
  return {
    south: Math.min(...latitudes) - AROUND.lat,
    north: Math.max(...latitudes) + AROUND.lat,
    west: Math.min(...longitudes) - AROUND.lng,
    east: Math.max(...longitudes) + AROUND.lng,
  };
}
