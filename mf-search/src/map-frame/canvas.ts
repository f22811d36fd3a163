import * as L from 'leaflet';
import {
  TILES_ATTRIBUTE,
  TILES_ATTRIBUTION_ATTRIBUTE,
  TILES_ZOOMS_ATTRIBUTE,
} from 'shared-kit/contracts/frames';
import type { Bounds } from 'shared-kit/domain/map-area';
import type { MapTexts, ShowMessage } from '../map-messages/messages.ts';
import { drawGround } from './ground.ts';
import { visitorMoves } from './visitor-moves.ts';

export interface Canvas {
  map: L.Map;
  /** Names the controls, and shows tiles where the page asks for them and the site has some. */
  describe(texts: MapTexts, mapType: ShowMessage['mapType']): void;
  /** Brings a part of the map into view. */
  fit(bounds: Bounds): void;
  /** Moves the map for the visitor, who has chosen a pin: it counts as their own move. */
  goTo(place: L.LatLngExpression, zoom: number): void;
}

interface CanvasEvents {
  moved(bounds: Bounds, zoom: number, byVisitor: boolean): void;
  clicked(): void;
}

/** Belgium with a margin. */
const BELGIUM = L.latLngBounds([49.45, 2.4], [51.55, 6.45]);
/** The map may not leave what it has drawings of. */
const EDGE = L.latLngBounds([47.5, 0.5], [53.5, 8.5]);
const LEAST_ZOOM = 6.5;
/** Beyond it the drawn map would be an empty sheet. */
const MOST_ZOOM = { drawn: 15, tiles: 18 } as const;
/** Room for the pins at the edges, in pixels: half of one is as wide. */
const PADDING = 44;
/** One result alone is not shown closer than its town. */
const CLOSEST_FIT = 13;

/** The empty map with its ground and controls. */
export function createCanvas(root: HTMLElement, events: CanvasEvents): Canvas {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Leaflet takes the focus at each press: the page around would scroll, and the pin slip away from under the pointer.
  root.focus = () => HTMLElement.prototype.focus.call(root, { preventScroll: true });
  const map = L.map(root, {
    zoomControl: false,
    attributionControl: false,
    minZoom: LEAST_ZOOM,
    maxZoom: MOST_ZOOM.drawn,
    maxBounds: EDGE,
    maxBoundsViscosity: 0.8,
    zoomSnap: 0.25,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  });
  map.fitBounds(BELGIUM, { animate: false });
  drawGround(map);
  const attribution = L.control.attribution({ prefix: false, position: 'bottomright' }).addTo(map);
  for (const source of SOURCES) attribution.addAttribution(source);

  const moves = visitorMoves(root);
  map.on('resize', moves.resized);
  map.on('moveend', () => events.moved(boundsOf(map), map.getZoom(), moves.isByVisitor()));
  map.on('click', events.clicked);

  let named = '';
  let zoom: L.Control.Zoom | undefined;
  let tiles: L.TileLayer | undefined;
  return {
    map,
    describe(texts, mapType) {
      root.setAttribute('aria-label', texts.map);
      root.setAttribute('role', 'group');
      // A control that stays keeps the focus.
      if (named !== texts.zoomIn) {
        zoom?.remove();
        zoom = L.control
          .zoom({ position: 'topright', zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut })
          .addTo(map);
        named = texts.zoomIn;
      }
      if (mapType === 'tiles') tiles ??= addTiles(map, root, attribution);
    },
    fit({ south, west, north, east }) {
      moves.byPage(() =>
        map.fitBounds(
          [
            [south, west],
            [north, east],
          ],
          { padding: [PADDING, PADDING], maxZoom: CLOSEST_FIT, animate: false },
        ),
      );
    },
    goTo(place, level) {
      moves.touched();
      map.setView(place, level);
    },
  };
}

/** The data that the map is drawn from; tiles name theirs. */
const SOURCES = [
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a>',
  '<a href="https://www.naturalearthdata.com/" target="_blank" rel="noopener">Natural Earth</a>',
];

/** The gateway says which tiles there are, and lets the frame fetch no others. */
function addTiles(
  map: L.Map,
  root: HTMLElement,
  attribution: L.Control.Attribution,
): L.TileLayer | undefined {
  const url = root.getAttribute(TILES_ATTRIBUTE);
  if (!url) return undefined;
  const source = document.createElement('span');
  source.textContent = root.getAttribute(TILES_ATTRIBUTION_ATTRIBUTE);
  attribution.addAttribution(source.innerHTML);
  map.setMaxZoom(MOST_ZOOM.tiles);
  root.classList.add('has-tiles');
  return L.tileLayer(url, { maxZoom: MOST_ZOOM.tiles, ...nativeZooms(root) }).addTo(map);
}

/** Of a server they are not known, and it is asked at all of them. */
function nativeZooms(root: HTMLElement): Pick<L.TileLayerOptions, 'minNativeZoom' | 'maxNativeZoom'> {
  const [, least, most] = /^(\d+)-(\d+)$/.exec(root.getAttribute(TILES_ZOOMS_ATTRIBUTE) ?? '') ?? [];
  return least && most ? { minNativeZoom: Number(least), maxNativeZoom: Number(most) } : {};
}

function boundsOf(map: L.Map): Bounds {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}
