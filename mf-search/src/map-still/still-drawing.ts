import type { Language } from 'shared-kit/domain/languages';
import type { Bounds, Point } from 'shared-kit/domain/map-area';
import type { Box } from '../map-frame/box.ts';
import outlines from '../map-frame/data/outlines.json' with { type: 'json' };
import { clippedRing } from './clipped-ring.ts';
import { stillLabels } from './still-labels.ts';
import { project, zoomThatFits, type Pixel } from './web-mercator.ts';

export interface Still {
  /** What is brought into view. */
  bounds: Bounds;
  /** Where a pin stands; none where only the town is known. */
  pins: readonly (Point & { closed: boolean })[];
  language: Language;
}

/** Names of the classes of its parts. */
export type StillClasses = Readonly<Record<string, string>>;

/** Wider than the place of any map in a page, which shows its middle. */
export const STILL = { width: 1440, height: 520 } as const;

/** What is brought into view fits into the window of a phone. */
const ROOM = { x: 290, y: 262 };
const CLOSEST = 13;

/** Pixels of a pin, whose tip is at its place. */
const PIN = { half: 15, height: 38 };
const PIN_SHAPE = 'M0 0C-5-9-13-15-13-23a13 13 0 0 1 26 0C13-15 5-9 0 0Z';
/** Pins that are closer than this, in pixels, are one. */
const SAME_PLACE = 12;

/**
 * The inside of an SVG with what the map of the site shows there: the country, the names of its towns, and pins. It is made on the server from the
 * map's own data, so that nobody waits for it and no third party is asked.
 */
export function stillDrawing({ bounds, pins, language }: Still, classes: StillClasses): string {
  const zoom = zoomThatFits(bounds, ROOM, CLOSEST);
  const toWindow = windowAround(bounds, zoom);
  const spots = distinct(pins.map(({ closed, ...place }) => ({ closed, ...toWindow(place) })));
  const labels = stillLabels(
    { zoom, language, inView: (place) => ifSeen(toWindow(place)) },
    spots.map(boxOf),
  );
  const ground = (rings: readonly unknown[], name: string) =>
    rings
      .map((ring) =>
        clippedRing(
          (ring as [number, number][]).map(([lat, lng]) => toWindow({ lat, lng })),
          STILL,
        ),
      )
      .filter((ring) => ring.length > 2)
      .map((ring) => `<path class="${classes[name]}" d="M${ring.map(inText).join('L')}Z"/>`);
  return [
    ...ground(outlines.neighbours, 'neighbours'),
    ...ground(outlines.belgium, 'country'),
    ...labels.map(
      ({ name, level, place, at }) =>
        `<circle class="${classes.spot}" cx="${round(place.x)}" cy="${round(place.y)}" r="2"/>` +
        `<text class="${classes.town} ${classes[`level${level}`] ?? ''}" x="${round(at.x)}" y="${round(at.y)}">${escaped(name)}</text>`,
    ),
    ...spots.map(
      ({ x, y, closed }) =>
        `<g class="${closed ? classes.closed : classes.pin}" transform="translate(${round(x)} ${round(y)})">` +
        `<path d="${PIN_SHAPE}"/><circle cy="-23" r="4.5"/></g>`,
    ),
  ].join('');
}

/** Puts the middle of the bounds into the middle of the window. */
function windowAround({ south, west, north, east }: Bounds, zoom: number): (place: Point) => Pixel {
  const [low, high] = [project({ lat: south, lng: west }, zoom), project({ lat: north, lng: east }, zoom)];
  const left = (low.x + high.x - STILL.width) / 2;
  const top = (low.y + high.y - STILL.height) / 2;
  return (place) => {
    const { x, y } = project(place, zoom);
    return { x: x - left, y: y - top };
  };
}

const ifSeen = (pixel: Pixel): Pixel | undefined =>
  pixel.x >= 0 && pixel.x <= STILL.width && pixel.y >= 0 && pixel.y <= STILL.height ? pixel : undefined;

const boxOf = ({ x, y }: Pixel): Box => ({
  left: x - PIN.half,
  right: x + PIN.half,
  top: y - PIN.height,
  bottom: y,
});

/** Of pins in one place the first, an open one before those that are closed. */
function distinct<Spot extends Pixel & { closed: boolean }>(spots: readonly Spot[]): Spot[] {
  return [...spots]
    .sort((one, other) => Number(one.closed) - Number(other.closed))
    .reduce<Spot[]>((kept, spot) => {
      const isThere = kept.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < SAME_PLACE);
      return isThere ? kept : [...kept, spot];
    }, []);
}

const round = (value: number) => Math.round(value);
const inText = ({ x, y }: Pixel) => `${round(x)} ${round(y)}`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
