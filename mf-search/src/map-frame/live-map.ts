import 'maplibre-gl/dist/maplibre-gl.css';
import {
  Map as LibraryMap,
  NavigationControl,
  ScaleControl,
  setWorkerCount,
  setWorkerUrl,
} from 'maplibre-gl';
import type { GeoJSONSource, MapLibreEvent } from 'maplibre-gl';
import type { Bounds, Point } from 'shared-kit/domain/map-area';
import { BELGIUM, EDGE, fitted } from 'shared-kit/domain/map-ground/viewport';
import type { MapTexts, ShowMessage, ToPage, Unsent } from '../map-messages/messages.ts';
import type { FromPage } from '../map-messages/page-channel.ts';
import { areaDrawing } from './area-drawing.ts';
import { areaShapes } from './area-shapes.ts';
import { AREAS, CORNERS, groundStyle, TOKENS, type Palette } from './ground-style.ts';
import { keyboardDrawing } from './keyboard-drawing.ts';
import type { MapFoot } from './map-foot.ts';
import { knowsStreets, mostZoom, type MapTiles } from './map-tiles.ts';
import { pinLayer } from './pin-layer.ts';

/** The map that is drawn by the library. */
export interface LiveMap {
  act(message: FromPage): void;
}

/** Zooms of the library count from tiles of 512 pixels. */
const TILES_OF_512 = 1;
/** Room for the pins at the edges, in pixels: half of one is as wide. */
const PADDING = 44;
/** One result alone is not shown closer than its town, one home not closer than its streets. */
const CLOSEST = { town: 13, street: 16 } as const;

/** Starts the library as the first message says; undefined where the browser cannot run it. */
export async function openLiveMap(
  { root, foot }: { root: HTMLElement; foot: MapFoot },
  tiles: MapTiles | undefined,
  { language, texts, mapType, pressFirst, fit }: ShowMessage,
  send: (message: Unsent<ToPage>) => void,
): Promise<LiveMap | undefined> {
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  setWorkerCount(1);
  const container = root.appendChild(document.createElement('div'));
  container.className = 'live-map is-waiting';
  const shownTiles = mapType === 'tiles' ? tiles : undefined;
  const most = mostZoom(shownTiles);
  /** What the page has brought into view, until the visitor moves the map. */
  let wanted: { bounds: Bounds; closest: number } | undefined = {
    bounds: fit ?? BELGIUM,
    closest: CLOSEST.town,
  };
  const computePlace = ({ bounds, closest }: NonNullable<typeof wanted>) => {
    const size = { width: Math.max(1, root.clientWidth), height: Math.max(1, root.clientHeight) };
    const { center, zoom } = fitted(bounds, size, { padding: PADDING, most: Math.min(closest, most) });
    return { center, zoom: zoom - TILES_OF_512 };
  };

  let map: LibraryMap;
  try {
    map = new LibraryMap({
      ...computePlace(wanted),
      container,
      style: groundStyle(readPalette(container), shownTiles, language),
      // A test has done so.
      validateStyle: false,
      maxZoom: most - TILES_OF_512,
      maxBounds: [EDGE.west, EDGE.south, EDGE.east, EDGE.north],
      renderWorldCopies: false,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      maxPitch: 0,
      boxZoom: false,
      cooperativeGestures: pressFirst ?? false,
      locale: createLocale(texts),
    });
  } catch {
    container.remove();
    return undefined;
  }
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  foot.element.append(new ScaleControl({ maxWidth: 90 }).onAdd(map));
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.on('error', (event) => {
    // A tile that cannot be read is not drawn; the gateway logs it.
    if (!('sourceId' in event)) reportError(event.error);
  });
  const canvas = map.getCanvas();
  canvas.setAttribute('role', 'group');
  await map.once('style.load');

  const pins = pinLayer(map, send, () => container.classList.remove('is-waiting'));
  const drawByPointer = areaDrawing(root, ({ x, y }) => map.unproject([x, y]), drawn);
  const drawByKeys = keyboardDrawing(
    root,
    { stage: canvas, middle: () => map.getCenter(), show: showCorners },
    texts.drawing,
    drawn,
  );

  map.on('moveend', (event: MapLibreEvent & { isByVisitor?: boolean }) =>
    rested(event.isByVisitor ?? event.originalEvent !== undefined),
  );
  // What the page brought into view is to be there in a window of another size too.
  map.on('resize', () => wanted && map.jumpTo(computePlace(wanted)));
  map.on('click', ({ originalEvent }) => {
    if (!(originalEvent.target as Element).closest('.pins')) send({ type: 'selected', ids: [] });
  });
  rested(false);

  function rested(byVisitor: boolean) {
    if (byVisitor) wanted = undefined;
    foot.end.textContent = map.getZoom() >= map.getMaxZoom() - 0.01 ? texts.end : '';
    const seen = map.getBounds();
    const [south, west, north, east] = [seen.getSouth(), seen.getWest(), seen.getNorth(), seen.getEast()];
    const zoom = map.getZoom() + TILES_OF_512;
    send({ type: 'moved', bounds: { south, west, north, east }, zoom, byVisitor });
  }

  function drawn(polygon: Point[] | null) {
    // A move that is still under way belongs to the drawing: the page hears of its end before.
    map.stop();
    draw(false, false);
    send({ type: 'drawn', polygon });
  }

  function draw(isOn: boolean, isByKeyboard: boolean) {
    drawByPointer(isOn && !isByKeyboard);
    drawByKeys(isOn, isByKeyboard);
  }

  function showCorners(corners: readonly Point[]) {
    const coordinates = corners.map(({ lat, lng }) => [lng, lat]);
    void map.getSource<GeoJSONSource>(CORNERS)!.setData({ type: 'LineString', coordinates });
  }

  function show(message: ShowMessage) {
    void map.getSource<GeoJSONSource>(AREAS)!.setData(areaShapes(message));
    const street = knowsStreets(shownTiles) ? message.street : undefined;
    if (street) wanted = { bounds: street, closest: CLOSEST.street };
    else if (message.fit) wanted = { bounds: message.fit, closest: CLOSEST.town };
    if (wanted && (street || message.fit)) map.jumpTo(computePlace(wanted));
    pins.show(message);
  }

  return {
    act(message) {
      if (message.type === 'show') show(message);
      else if (message.type === 'mark') pins.mark(message);
      else if (message.type === 'draw') draw(message.isOn, message.byKeyboard ?? false);
      else if (message.type === 'focus') void pins.focus(message.id);
    },
  };
}

function readPalette(element: HTMLElement): Palette {
  const styles = getComputedStyle(element);
  return Object.fromEntries(
    TOKENS.map((name) => [name, styles.getPropertyValue(`--color-${name}`).trim()]),
  ) as Palette;
}

const createLocale = ({ map, zoomIn, zoomOut, scrolling }: MapTexts): Record<string, string> => ({
  'Map.Title': map,
  'NavigationControl.ZoomIn': zoomIn,
  'NavigationControl.ZoomOut': zoomOut,
  'CooperativeGesturesHandler.WindowsHelpText': scrolling.wheel.replace('{key}', scrolling.key),
  'CooperativeGesturesHandler.MacHelpText': scrolling.wheel.replace('{key}', '⌘'),
  'CooperativeGesturesHandler.MobileHelpText': scrolling.finger,
});
