import * as L from 'leaflet';
import type { Point } from 'shared-kit/domain/map-area';
import { simplifiedArea } from './simplified-area.ts';

const DRAWING = 'is-drawing';

/**
 * Lets the visitor draw around an area in one stroke, by mouse, pen or finger. The map does not move meanwhile; Escape gives it up. A stroke
 * that encloses nothing draws nothing.
 */
export function areaDrawing(map: L.Map, done: (area: Point[] | null) => void) {
  const container = map.getContainer();
  const moves = [map.dragging, map.touchZoom, map.doubleClickZoom, map.scrollWheelZoom, map.boxZoom];
  let isOn = false;
  let stroke: L.Polyline | undefined;

  const placeOf = (event: PointerEvent) => map.containerPointToLatLng(map.mouseEventToContainerPoint(event));

  function begin(event: PointerEvent) {
    if (!isOn || !event.isPrimary || isControl(event.target)) return;
    event.preventDefault();
    container.setPointerCapture(event.pointerId);
    stroke = L.polyline([placeOf(event)], { className: 'area-stroke', interactive: false }).addTo(map);
  }

  function extend(event: PointerEvent) {
    if (event.isPrimary) stroke?.addLatLng(placeOf(event));
  }

  function end(event: PointerEvent) {
    if (!stroke || !event.isPrimary) return;
    const pixels = (stroke.getLatLngs() as L.LatLng[]).map((place) => map.latLngToContainerPoint(place));
    stroke.remove();
    stroke = undefined;
    const area = simplifiedArea(pixels, (pixel) => map.containerPointToLatLng(L.point(pixel.x, pixel.y)));
    if (area) {
      set(false);
      done(area);
    }
  }

  function giveUp(event: KeyboardEvent) {
    if (!isOn || event.key !== 'Escape') return;
    set(false);
    done(null);
  }

  function set(wanted: boolean) {
    if (isOn === wanted) return;
    isOn = wanted;
    stroke?.remove();
    stroke = undefined;
    container.classList.toggle(DRAWING, isOn);
    for (const move of moves) move?.[isOn ? 'disable' : 'enable']();
  }

  container.addEventListener('pointerdown', begin, { capture: true });
  container.addEventListener('pointermove', extend);
  container.addEventListener('pointerup', end);
  container.addEventListener('pointercancel', end);
  document.addEventListener('keydown', giveUp);
  return { set };
}

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.leaflet-control') !== null;
