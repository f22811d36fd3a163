import * as L from 'leaflet';
import outlines from './data/outlines.json' with { type: 'json' };

type Ring = [number, number][];

/** The country on its neighbours, and the sea around: outlines only, in the colours of the site. */
export function drawGround(map: L.Map): void {
  map.createPane('ground').classList.add('ground');
  const add = (rings: unknown, className: string) =>
    L.polygon(rings as Ring[], {
      pane: 'ground',
      className,
      interactive: false,
      weight: 1,
      smoothFactor: 1.5,
    }).addTo(map);
  add(
    outlines.neighbours.map((ring) => [ring]),
    'ground-neighbours',
  );
  add(
    outlines.belgium.map((ring) => [ring]),
    'ground-belgium',
  );
}
