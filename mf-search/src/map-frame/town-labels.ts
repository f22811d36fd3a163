import * as L from 'leaflet';
import type { Language } from 'shared-kit/domain/languages';
import { doOverlap, type Box } from './box.ts';
import { townName, type Town } from './town-name.ts';
import towns from './data/towns.json' with { type: 'json' };

interface Label {
  name: string;
  lat: number;
  lng: number;
  level: number;
}

/** Cities, towns, municipalities and villages are named from these zooms on. */
const FROM_ZOOM = [6, 8.5, 10, 12];
const VILLAGES_FROM = 12;
const VILLAGE = 4;
const PIXELS_PER_LETTER = 7.5;
const HEIGHT = 22;

/** Names of towns, as many as there is room for; the larger first. They are no part of what is read out: the list has the towns. */
export function townLabels(map: L.Map, pinBoxes: () => Box[]) {
  const pane = map.createPane('towns');
  pane.classList.add('towns');
  pane.setAttribute('aria-hidden', 'true');
  let language: Language = 'fr';
  let villages: Label[] = [];
  let isAsked = false;
  const layer = L.layerGroup().addTo(map);

  function draw() {
    layer.clearLayers();
    const zoom = map.getZoom();
    if (zoom >= VILLAGES_FROM && !isAsked) void fetchVillages();
    const known = [...(towns as Town[]).map((town) => labelOf(town, language)), ...villages];
    const inView = map.getBounds().pad(0.05);
    const taken = pinBoxes();
    for (const label of known) {
      if (zoom < FROM_ZOOM[label.level - 1]! || !inView.contains([label.lat, label.lng])) continue;
      const site = freeSite(label, taken, map);
      if (!site) continue;
      taken.push(site.box);
      layer.addLayer(markerOf(label, site.offset));
    }
  }

  /** Their names come when they can be read; without them the map has fewer names. */
  async function fetchVillages() {
    isAsked = true;
    const loaded = await import('./data/villages.json', { with: { type: 'json' } }).catch(() => undefined);
    if (!loaded) return;
    villages = (loaded.default as [string, number, number][]).map(([name, lat, lng]) => ({
      name,
      lat,
      lng,
      level: VILLAGE,
    }));
    draw();
  }

  // After the pins, in a task of its own: the map answers in between.
  let next: ReturnType<typeof setTimeout> | undefined;
  map.on('moveend', () => {
    clearTimeout(next);
    next = setTimeout(draw);
  });
  return {
    /** Names the towns in a language, around the pins as they are now. */
    show(wanted: Language) {
      language = wanted;
      draw();
    },
  };
}

const labelOf = (town: Town, language: Language): Label => {
  const [, , , level, lat, lng] = town;
  return { name: townName(town, language), lat, lng, level };
};

function markerOf({ name, lat, lng, level }: Label, offset: L.Point): L.Marker {
  const text = document.createElement('span');
  text.textContent = name;
  text.style.left = `${offset.x}px`;
  text.style.top = `${offset.y}px`;
  return L.marker([lat, lng], {
    pane: 'towns',
    interactive: false,
    keyboard: false,
    icon: L.divIcon({ className: `town town-${level}`, html: text, iconSize: [0, 0] }),
  });
}

/** Pixels between a place and its name, so that neither lies under a pin. */
const NEAR = HEIGHT / 2 + 2;
const FAR = 40;
const ASIDE = 26;

/** Where a name may stand: below its place, further below, above, to the right or to the left. */
const sitesOf = (half: number): [x: number, y: number][] => [
  [0, NEAR],
  [0, FAR],
  [0, -HEIGHT],
  [half + ASIDE, 0],
  [-half - ASIDE, 0],
];

/** The first of them where there is room. */
function freeSite(
  label: Label,
  taken: readonly Box[],
  map: L.Map,
): { box: Box; offset: L.Point } | undefined {
  const { x, y } = map.latLngToContainerPoint([label.lat, label.lng]);
  const half = (label.name.length * PIXELS_PER_LETTER) / 2 + 2;
  return sitesOf(half)
    .map(([right, down]) => ({
      offset: L.point(right, down),
      box: {
        left: x + right - half,
        right: x + right + half,
        top: y + down - HEIGHT / 2,
        bottom: y + down + HEIGHT / 2,
      },
    }))
    .find(({ box }) => !taken.some((other) => doOverlap(box, other)));
}
