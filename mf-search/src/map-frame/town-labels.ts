import * as L from 'leaflet';
import type { Language } from 'shared-kit/domain/languages';
import type { Box } from './box.ts';
import { inSlices, type Work } from './in-slices.ts';
import { freeSite } from './label-site.ts';
import { FROM_ZOOM, VILLAGE } from './town-levels.ts';
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
  /** Middle of the name, seen from its place. */
  offset: { x: number; y: number };
}

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
    if (zoom >= FROM_ZOOM[VILLAGE - 1]! && !isAsked) void fetchVillages();
    const known = [...(towns as Town[]).map((town) => labelOf(town, language)), ...villages];
    const inView = map.getBounds().pad(0.05);
    const taken = pinBoxes();
    for (const label of known) {
      if (zoom < FROM_ZOOM[label.level - 1]! || !inView.contains([label.lat, label.lng])) continue;
      const { name, lat, lng } = label;
      const site = freeSite(name, map.latLngToContainerPoint([lat, lng]), taken);
      yield;
      if (!site) continue;
      taken.push(site.box);
      const { x, y } = site.offset;
      wanted.push({ key: [name, lat, lng, x, y].join(' '), label, offset: { x, y } });
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

function markerOf({ name, lat, lng, level }: Label, offset: WantedLabel['offset']): L.Marker {
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
