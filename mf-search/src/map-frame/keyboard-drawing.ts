import * as L from 'leaflet';
import type { Point } from 'shared-kit/domain/map-area';
import type { MapTexts } from '../map-messages/messages.ts';
import { cornerStep, type CornerStep } from './area-corners.ts';

const BY_KEYS = 'is-drawing-by-keys';

/**
 * Lets the visitor draw an area without a pointer: the map is moved under a cross in its middle, where corners are set. What happens is
 * announced. The keys of the map itself, arrows, plus and minus, work as always.
 */
export function keyboardDrawing(map: L.Map, done: (area: Point[]) => void) {
  const container = map.getContainer();
  const news = document.createElement('p');
  news.className = 'map-news';
  news.setAttribute('role', 'status');
  container.append(news);
  let texts: MapTexts['drawing'];
  let isOn = false;
  let corners: CornerStep['corners'] = [];
  let shown: L.FeatureGroup | undefined;

  function press(event: KeyboardEvent) {
    // A pin with the focus takes its own keys.
    if (!isOn || event.target !== container) return;
    const { lat, lng } = map.getCenter();
    const step = cornerStep(corners, event.key, { lat, lng });
    if (!step) return;
    event.preventDefault();
    container.classList.add(BY_KEYS);
    corners = step.corners;
    paint();
    news.textContent = textOf(step);
    if (step.area) done(step.area);
  }

  function textOf({ fault, area }: CornerStep): string {
    if (!texts || area) return '';
    return fault ? texts[fault] : texts.corners.replace('{count}', String(corners.length));
  }

  function paint() {
    shown?.remove();
    const places = corners.map(({ lat, lng }): L.LatLngTuple => [lat, lng]);
    shown = L.featureGroup([
      L.polygon(places, { className: 'area-stroke', interactive: false }),
      ...places.map((place) =>
        L.circleMarker(place, { className: 'area-corner', radius: 6, interactive: false }),
      ),
    ]).addTo(map);
  }

  container.addEventListener('keydown', press);
  return {
    describe(next: MapTexts) {
      texts = next.drawing;
    },
    set(wanted: boolean, byKeyboard: boolean) {
      isOn = wanted;
      corners = [];
      shown?.remove();
      news.textContent = '';
      container.classList.toggle(BY_KEYS, wanted && byKeyboard);
      if (wanted && byKeyboard) container.focus();
    },
  };
}
