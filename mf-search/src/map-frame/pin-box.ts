import type { Box } from './box.ts';
import type { Place } from './grouped-places.ts';

/** Half of a pin with a price, in pixels. */
const WITH_PRICE = 38;
/** Of a name, and of the icon with the edges around both. */
const PIXELS_PER_LETTER = 7.5;
const AROUND_NAME = 36;

/** What the pin of a place takes on the window. A little less than all: the name of a town may stand close. */
export function boxOfPin(place: Place, { x, y }: { x: number; y: number }): Box {
  if (place.kind === 'one') {
    const half = halfOf(place.property.name);
    return { left: x - half, right: x + half, top: y - 38, bottom: y - 2 };
  }
  const half = place.count < 10 ? 18 : place.count < 100 ? 22 : 28;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

const halfOf = (name: string | undefined): number =>
  name ? (AROUND_NAME + name.length * PIXELS_PER_LETTER) / 2 : WITH_PRICE;
