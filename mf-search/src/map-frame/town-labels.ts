import * as L from 'leaflet';
import type { Language } from 'shared-kit/domain/languages';
import { doOverlap, type Box } from './box.ts';
import { inSlices, type Work } from './in-slices.ts';
import { townName, type Town } from './town-name.ts';
import towns from './data/towns.json' with { type: 'json' };

interface Label {
  name: string;
  lat: number;
  lng: number;
  level: number;
}

interface WantedLabel {
  key: string;
  label: Label;
  offset: L.Point;
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
  const shown = new Map<string, L.Marker>();

  const run = inSlices();
  const draw = () => run(drawing());

  function* drawing(): Work {
    const wanted: WantedLabel[] = [];
    yield* choosing(wanted);
    const names = new Set(wanted.map(({ key }) => key));
    for (const [key, marker] of shown) {
      if (names.has(key)) continue;
      marker.remove();
      shown.delete(key);
      yield;
    }
    for (const { key, label, offset } of wanted) {
      if (shown.has(key)) continue;
      shown.set(key, markerOf(label, offset).addTo(map));
      yield;
    }
  }

  /** Those for which there is room, each with where it stands. */
  function* choosing(wanted: WantedLabel[]): Work {
    const zoom = map.getZoom();
    if (zoom >= VILLAGES_FROM && !isAsked) void fetchVillages();
    const known = [...(towns as Town[]).map((town) => labelOf(town, language)), ...villages];
    const inView = map.getBounds().pad(0.05);
    const taken = pinBoxes();
    for (const label of known) {
      if (zoom < FROM_ZOOM[label.level - 1]! || !inView.contains([label.lat, label.lng])) continue;
      const site = freeSite(label, taken, map);
      yield;
      if (!site) continue;
      taken.push(site.box);
      const { name, lat, lng } = label;
      wanted.push({ key: [name, lat, lng, site.offset].join(' '), label, offset: site.offset });
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

  return {
    /** The language in which towns are named from the next drawing on. */
    speak(wanted: Language) {
      language = wanted;
    },
    /** Names the towns in view, around the pins as they are now. A name that stays keeps its element. */
    draw,
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
