import * as L from 'leaflet';
import type { Bounds } from 'shared-kit/domain/map-area';
import type { ShowMessage } from '../map-messages/messages.ts';
import type { Box } from './box.ts';
import type { Canvas } from './canvas.ts';
import { putInOrder } from './element-order.ts';
import { groupedPlaces, type GroupedPlaces, type Place } from './grouped-places.ts';
import { inSlices, type Work } from './in-slices.ts';
import { boxOfPin } from './pin-box.ts';
import { isAt, placeElement, placeLabel } from './place-element.ts';

interface PinEvents {
  selected(ids: number[]): void;
  hovered(id: number | null): void;
  /** All pins are there. */
  settled(): void;
}

interface Pin {
  place: Place;
  marker: L.Marker;
  /** How it stands out: `hovered selected`. */
  mark: string;
}

type Shown = Pick<ShowMessage, 'properties' | 'counted' | 'customMarker' | 'marqueeIgnore' | 'texts'>;

/** Part of the window beyond its edges in which pins are there already when the map is moved. */
const MARGIN = 0.05;
const IN_FRONT = 1_000;

/**
 * The pins of what is in view. A pin that stays keeps its element, and with it the focus. They come in short tasks: hundreds at once would hold
 * the map for as long as a visitor moves it.
 */
export function pinLayer({ map, goTo }: Canvas, events: PinEvents) {
  const pins = new Map<string, Pin>();
  let shown: Shown | undefined;
  let places: GroupedPlaces = groupedPlaces([], []);
  let marks: { hovered: number | null; selected: number | null } = { hovered: null, selected: null };

  const run = inSlices();
  const draw = () => run(drawing());

  function* drawing(): Work {
    if (!shown) return;
    const wanted = places.within(around(map), map.getZoom());
    const keys = new Set(wanted.map(({ key }) => key));
    for (const [key, { marker }] of pins) {
      if (keys.has(key)) continue;
      marker.remove();
      pins.delete(key);
      yield;
    }
    for (const place of wanted) {
      if (pins.has(place.key)) continue;
      const pin = { place, marker: addMarker(place, shown), mark: '' };
      pins.set(place.key, pin);
      paintMark(pin);
      yield;
    }
    putInOrder(
      map.getPane('markerPane')!,
      wanted.flatMap(({ key }) => pins.get(key)?.marker.getElement() ?? []),
    );
    yield;
    events.settled();
  }

  function addMarker(place: Place, { texts, ...look }: Shown): L.Marker {
    const marker = L.marker([place.lat, place.lng], {
      icon: L.divIcon({
        className: place.kind === 'one' ? 'pin-root at-tip' : 'pin-root',
        html: placeElement(place, look),
        // As large as what it shows.
        iconSize: undefined,
      }),
      keyboard: true,
      autoPanOnFocus: true,
      riseOnHover: true,
    });
    marker.on('click', () => choose(place));
    const id = place.kind === 'one' ? place.property.id : null;
    marker.on('mouseover', () => events.hovered(id));
    marker.on('mouseout', () => events.hovered(null));
    marker.addTo(map);
    const element = marker.getElement()!;
    element.setAttribute('aria-label', placeLabel(place, texts));
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose(place);
    });
    return marker;
  }

  function choose(place: Place) {
    if (place.kind === 'one') return events.selected([place.property.id]);
    const zoom = place.kind === 'several' ? place.zoom() : map.getZoom() + 2;
    if (place.kind === 'several' && zoom > map.getMaxZoom()) return events.selected(place.ids());
    goTo([place.lat, place.lng], Math.min(zoom, map.getMaxZoom()));
  }

  /** Only where it changes: each write costs the layout of the pin. */
  function paintMark(pin: Pin) {
    const { place, marker } = pin;
    const [isHovered, isSelected] = [isAt(place, marks.hovered), isAt(place, marks.selected)];
    const mark = `${isHovered} ${isSelected}`;
    if (mark === pin.mark || (pin.mark === '' && !isHovered && !isSelected)) return;
    pin.mark = mark;
    marker.getElement()?.classList.toggle('is-hovered', isHovered);
    marker.getElement()?.classList.toggle('is-selected', isSelected);
    marker.setZIndexOffset(isHovered || isSelected ? IN_FRONT : 0);
  }

  map.on('moveend', draw);
  return {
    show(next: Shown) {
      const look = JSON.stringify([next.customMarker, next.marqueeIgnore, next.texts]);
      const isRepainted = look !== JSON.stringify([shown?.customMarker, shown?.marqueeIgnore, shown?.texts]);
      places = groupedPlaces(next.properties, next.counted);
      shown = next;
      if (isRepainted) removeAll();
      draw();
    },
    /** Where pins are on the window, for what must not lie under them. */
    boxes: (): Box[] =>
      [...pins.values()].map(({ place }) =>
        boxOfPin(place, map.latLngToContainerPoint([place.lat, place.lng])),
      ),
    mark(next: { hovered: number | null; selected: number | null }) {
      marks = next;
      for (const pin of pins.values()) paintMark(pin);
    },
    focus(id: number) {
      const pin = [...pins.values()].find(({ place }) => isAt(place, id));
      (pin?.marker.getElement() ?? map.getContainer()).focus();
    },
  };

  function removeAll() {
    for (const { marker } of pins.values()) marker.remove();
    pins.clear();
  }
}

function around(map: L.Map): Bounds {
  const bounds = map.getBounds().pad(MARGIN);
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}
