import * as L from 'leaflet';
import type { Language } from 'shared-kit/domain/languages';
import { townName, type Town } from './town-name.ts';
import towns from './data/towns.json' with { type: 'json' };

interface Label {
  name: string;
  lat: number;
  lng: number;
  level: number;
}

/** Cities, towns, municipalities and villages are named from these zooms on. */
const FROM_ZOOM = [7, 8.5, 10, 12];
const VILLAGES_FROM = 12;
const VILLAGE = 4;
const PIXELS_PER_LETTER = 7.5;
const HEIGHT = 22;

/** Names of towns, as many as there is room for; the larger first. They are no part of what is read out: the list has the towns. */
export function townLabels(map: L.Map) {
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
    const taken: Box[] = [];
    for (const label of known) {
      if (zoom < FROM_ZOOM[label.level - 1]! || !inView.contains([label.lat, label.lng])) continue;
      const box = boxOf(label, map);
      if (taken.some((other) => doOverlap(box, other))) continue;
      taken.push(box);
      layer.addLayer(markerOf(label));
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

  map.on('moveend', draw);
  draw();
  return {
    speak(wanted: Language) {
      if (wanted === language) return;
      language = wanted;
      draw();
    },
  };
}

const labelOf = (town: Town, language: Language): Label => {
  const [, , , level, lat, lng] = town;
  return { name: townName(town, language), lat, lng, level };
};

function markerOf({ name, lat, lng, level }: Label): L.Marker {
  const text = document.createElement('span');
  text.textContent = name;
  return L.marker([lat, lng], {
    pane: 'towns',
    interactive: false,
    keyboard: false,
    icon: L.divIcon({ className: `town town-${level}`, html: text, iconSize: [0, 0] }),
  });
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf({ name, lat, lng }: Label, map: L.Map): Box {
  const { x, y } = map.latLngToContainerPoint([lat, lng]);
  const half = (name.length * PIXELS_PER_LETTER) / 2 + 4;
  return { left: x - half, right: x + half, top: y - HEIGHT / 2, bottom: y + HEIGHT };
}

const doOverlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
