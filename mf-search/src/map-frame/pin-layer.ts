import type { GeoJSONSource, Map as LibraryMap } from 'maplibre-gl';
import type { MapProperty, ShowMessage, ToPage, Unsent } from '../map-messages/messages.ts';
import { PINS } from './ground-style.ts';
import { inSlices, type Work } from './in-slices.ts';
import { placeElement, placeLabel, type PinLook } from './pin-element.ts';
import { pinShapes, listPlaces, type SeenPlace } from './seen-places.ts';

interface Pin {
  place: SeenPlace;
  /** The entry of the list, and the button in it. */
  element: HTMLElement;
  button: HTMLElement;
  /** The listings of a group, when they are known. */
  ids?: Promise<Set<number>> | undefined;
}

type Shown = PinLook & Pick<ShowMessage, 'properties' | 'counted'>;
type Marks = Record<'hovered' | 'selected', number | null>;

/** Pixels beyond the edges of the window in which pins are there already when the map is moved. */
const MARGIN = 60;
/** Places that the library is told of in one task: the message to its worker is made in it. */
const PART = 250;
/** Listings of one place that are chosen at once. */
const MOST_CHOSEN = 1_000;

/**
 * The pins of what is in view, as a list of buttons: the places are those of the library, which groups them in its worker. A pin that stays
 * keeps its element, and with it the focus. They come in short tasks: hundreds at once would hold the map for as long as a visitor moves it.
 * @param drawn told when all pins are there
 */
export function pinLayer(map: LibraryMap, send: (message: Unsent<ToPage>) => void, drawn: () => void) {
  // What begins on a pin moves the map too.
  const list = map.getCanvasContainer().appendChild(document.createElement('ul'));
  list.className = 'pins';
  list.setAttribute('role', 'list');
  const source = map.getSource<GeoJSONSource>(PINS)!;
  const pins = new Map<string, Pin>();
  let shown: Shown | undefined;
  let byId = new Map<number, MapProperty>();
  let marks: Marks = { hovered: null, selected: null };
  /** Where the list has its upper left corner. */
  let corner = { place: map.unproject([0, 0]), zoom: map.getZoom() };

  const [tell, run] = [inSlices(), inSlices()];
  let isTold = false;
  const draw = () => shown && isTold && map.isSourceLoaded(PINS) && run(drawing(shown));

  function* telling({ properties, counted }: Shown): Work {
    for (let from = 0; !isTold; from += PART) {
      isTold = from + PART >= properties.length;
      const add = pinShapes(properties.slice(from, from + PART), isTold ? counted : []);
      void source.updateData({ removeAll: from === 0, add });
      yield;
    }
  }

  function* drawing(look: Shown): Work {
    const wanted = listPlaces(map.querySourceFeatures(PINS), byId).filter((place) => isNear(place));
    yield;
    const keys = new Set(wanted.map(({ key }) => key));
    for (const [key, { element }] of pins) {
      if (keys.has(key)) continue;
      element.remove();
      pins.delete(key);
      yield;
    }
    for (const place of wanted) {
      const pin = pins.get(place.key);
      // Its group has another id where there are other data.
      if (pin) Object.assign(pin, { place, ids: undefined });
      else pins.set(place.key, addPin(place, look));
      yield;
    }
    putInOrder(wanted);
    yield;
    void paintMarks();
    drawn();
  }

  /** The order is that of the Tab key. Nothing is moved while a pin has the focus: it would lose it. */
  function putInOrder(places: readonly SeenPlace[]) {
    if (list.contains(document.activeElement)) return;
    let next = list.firstElementChild;
    for (const { key } of places) {
      const { element } = pins.get(key)!;
      if (element === next) next = next.nextElementSibling;
      else list.insertBefore(element, next);
    }
  }

  function addPin(place: SeenPlace, look: PinLook): Pin {
    const element = list.appendChild(document.createElement('li'));
    element.className = place.kind === 'one' ? 'pin-root at-tip' : 'pin-root';
    const button = element.appendChild(document.createElement('button'));
    button.type = 'button';
    button.setAttribute('aria-label', placeLabel(place, look.texts));
    button.append(placeElement(place, look));
    const pin: Pin = { place, element, button };
    button.addEventListener('click', () => void choose(pin.place));
    button.addEventListener('focus', () => {
      if (!isNear(pin.place, 0)) goTo(pin.place, map.getZoom());
    });
    const id = place.kind === 'one' ? place.property.id : null;
    element.addEventListener('pointerenter', () => send({ type: 'hovered', id }));
    element.addEventListener('pointerleave', () => send({ type: 'hovered', id: null }));
    put(pin);
    return pin;
  }

  function put({ place, element }: Pin, from = map.project(corner.place)) {
    const { x, y } = map.project(place);
    element.style.transform = `translate(${x - from.x}px, ${y - from.y}px)`;
  }

  /** While the map is but moved its pins move as one picture, which need not be drawn again. */
  function follow() {
    const zoom = map.getZoom();
    const isZoomed = zoom !== corner.zoom;
    if (isZoomed) corner = { place: map.unproject([0, 0]), zoom };
    const at = map.project(corner.place);
    list.style.transform = `translate(${at.x}px, ${at.y}px)`;
    if (isZoomed) for (const pin of pins.values()) put(pin, at);
  }

  /** Whether a place is in the window, or so many pixels from it. */
  function isNear(place: SeenPlace, around = MARGIN): boolean {
    const { x, y } = map.project(place);
    const { clientWidth, clientHeight } = map.getContainer();
    return x >= -around && y >= -around && x <= clientWidth + around && y <= clientHeight + around;
  }

  async function choose(place: SeenPlace) {
    if (place.kind === 'one') return send({ type: 'selected', ids: [place.property.id] });
    if (place.kind === 'counted') return goTo(place, map.getZoom() + 2);
    const zoom = await source.getClusterExpansionZoom(place.cluster);
    if (zoom <= map.getMaxZoom()) return goTo(place, zoom);
    const ids = [...(await readIds(place.cluster))].sort((a, b) => b - a);
    return send({ type: 'selected', ids: ids.slice(0, MOST_CHOSEN) });
  }

  function goTo({ lat, lng }: SeenPlace, zoom: number) {
    map.easeTo({ center: [lng, lat], zoom, duration: 250 }, { isByVisitor: true });
  }

  async function readIds(cluster: number): Promise<Set<number>> {
    const leaves = await source.getClusterLeaves(cluster, Infinity, 0);
    return new Set(leaves.flatMap(({ properties }) => (properties?.id as number | undefined) ?? []));
  }

  /** The pin of a listing: its own, or that of the group which it is in. The nearest groups are asked first. */
  async function findPin(id: number | null): Promise<Pin | undefined> {
    const property = id === null ? undefined : byId.get(id);
    if (!property) return undefined;
    const all = [...pins.values()];
    const own = all.find(({ place }) => place.kind === 'one' && place.property === property);
    if (own) return own;
    const away = ({ place: { lat, lng } }: Pin) => Math.hypot(lat - property.lat, lng - property.lng);
    for (const pin of all.sort((a, b) => away(a) - away(b))) {
      if (pin.place.kind !== 'several') continue;
      // Data that have been replaced have no groups.
      pin.ids ??= readIds(pin.place.cluster).catch(() => new Set());
      if ((await pin.ids).has(property.id)) return pin;
    }
    return undefined;
  }

  async function paintMarks() {
    const { hovered, selected } = marks;
    const marked = { 'is-hovered': await findPin(hovered), 'is-selected': await findPin(selected) };
    if (hovered !== marks.hovered || selected !== marks.selected) return;
    for (const pin of pins.values())
      for (const [name, own] of Object.entries(marked)) pin.element.classList.toggle(name, pin === own);
  }

  // Nothing is drawn of them: they keep the names of the ground away.
  map.setMissingStyleImageResolver((id) => {
    const [width = 0, height = 0] = id.split('x').map(Number);
    map.addImage(id, { width, height, data: new Uint8Array(width * height * 4) });
  });
  map.on('move', follow);
  map.on('moveend', draw);
  map.on('sourcedata', ({ sourceId }) => sourceId === PINS && draw());
  return {
    show(next: Shown) {
      const look = ({ customMarker, marqueeIgnore, texts }: PinLook) =>
        JSON.stringify([customMarker, marqueeIgnore, texts]);
      if (shown && look(shown) !== look(next)) {
        for (const { element } of pins.values()) element.remove();
        pins.clear();
      }
      shown = next;
      byId = new Map(next.properties.map((property) => [property.id, property]));
      isTold = false;
      tell(telling(next));
    },
    mark(next: Marks) {
      marks = next;
      void paintMarks();
    },
    async focus(id: number) {
      ((await findPin(id))?.button ?? map.getCanvas()).focus();
    },
  };
}
