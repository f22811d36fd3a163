import type { Box } from 'shared-kit/domain/map-ground/town-labels';

/** Pixels within which pins would cover each other: they are one then. */
export const RADIUS = 72;

/** What its size depends on: the name or price of a listing, or how many there are. */
type Sized =
  | { kind: 'one'; property: { name?: string | undefined; price: number | null } }
  | { kind: 'several' | 'counted'; count: number };

/** Half of a pin with a price, in pixels, and of one with its icon alone. */
const WITH_PRICE = 38;
const WITH_ICON = 17;
/** Of a name, and of the icon with the edges around both. */
const PIXELS_PER_LETTER = 7.5;
const AROUND_NAME = 36;

/** What the pin of a place takes on the window. A little less than all: the name of a town may stand close. */
export function boxOfPin(place: Sized, { x, y }: { x: number; y: number }): Box {
  if (place.kind === 'one') {
    const half = computeHalfWidth(place.property);
    return { left: x - half, right: x + half, top: y - 38, bottom: y - 2 };
  }
  const half = place.count < 10 ? 18 : place.count < 100 ? 22 : 28;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function computeHalfWidth({ name, price }: Extract<Sized, { kind: 'one' }>['property']): number {
  if (name) return (AROUND_NAME + name.length * PIXELS_PER_LETTER) / 2;
  return price === null ? WITH_ICON : WITH_PRICE;
}

/** Name of a picture as large as the pin of a place, which is its size: `80x36`. */
export function boxName(place: Sized): string {
  const { left, right, top, bottom } = boxOfPin(place, { x: 0, y: 0 });
  return `${Math.ceil((right - left) / 10) * 10}x${Math.ceil(bottom - top)}`;
}

/** Those of counts: the picture of a few, and from which number on they are larger. */
export const COUNT_BOXES = [1, 10, 100].flatMap((count) => {
  const name = boxName({ kind: 'counted', count });
  return count === 1 ? [name] : [count, name];
}) as [string, number, string, number, string];
