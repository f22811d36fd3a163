import type { MapTexts, ShowMessage } from '../map-messages/messages.ts';
import type { Place } from './grouped-places.ts';
import { countElement, pinElement, pinLabel, type PinLook } from './pin-element.ts';

/** How pins look, as the page has said. */
export type PlaceLook = Pick<ShowMessage, 'customMarker' | 'marqueeIgnore'>;

/** What is seen at a place: the pin of a listing, or a count. */
export function placeElement(place: Place, { customMarker, marqueeIgnore }: PlaceLook): HTMLElement {
  if (place.kind !== 'one') return countElement(place.count);
  const { marquee } = place.property;
  const look: PinLook = { isMarked: marquee !== 0 && !marqueeIgnore.includes(marquee), customMarker };
  return pinElement(place.property, look);
}

/** What a place is called. */
export function placeLabel(place: Place, texts: MapTexts): string {
  if (place.kind === 'one') return pinLabel(place.property, texts);
  const text = place.kind === 'several' ? texts.several : texts.counted;
  return text.replace('{count}', String(place.count));
}

/** Whether a listing is known to be at a place. */
export function isAt(place: Place, id: number | null): boolean {
  if (id === null || place.kind === 'counted') return false;
  return place.kind === 'one' ? place.property.id === id : place.ids().includes(id);
}
