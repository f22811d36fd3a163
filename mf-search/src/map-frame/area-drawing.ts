import type { Point } from 'shared-kit/domain/map-area';
import type { Pixel } from 'shared-kit/domain/map-ground/web-mercator';
import { simplifiedArea } from './simplified-area.ts';

const SVG = 'http://www.w3.org/2000/svg';
const IS_ON = 'is-on';

/**
 * Lets the visitor draw around an area in one stroke, by mouse, pen or finger, on a sheet that keeps the map below it from moving; Escape gives
 * it up. A stroke that encloses nothing draws nothing.
 * @param placeAt the place at a pixel of the map
 * @returns how it is begun and ended
 */
export function areaDrawing(
  root: HTMLElement,
  placeAt: (pixel: Pixel) => Point,
  done: (area: Point[] | null) => void,
): (isOn: boolean) => void {
  const sheet = root.appendChild(document.createElementNS(SVG, 'svg'));
  sheet.classList.add('sheet');
  sheet.setAttribute('aria-hidden', 'true');
  const line = sheet.appendChild(document.createElementNS(SVG, 'polyline'));
  line.setAttribute('class', 'area-stroke');
  let stroke: Pixel[] | undefined;

  function draw(pixels: Pixel[] | undefined) {
    stroke = pixels;
    line.setAttribute('points', (pixels ?? []).map(({ x, y }) => `${x},${y}`).join(' '));
  }

  function extend(event: PointerEvent) {
    if (!stroke || !event.isPrimary) return;
    const { left, top } = root.getBoundingClientRect();
    draw([...stroke, { x: event.clientX - left, y: event.clientY - top }]);
  }

  function end(event: PointerEvent) {
    if (!stroke || !event.isPrimary) return;
    const area = simplifiedArea(stroke, placeAt);
    draw(undefined);
    if (area) done(area);
  }

  sheet.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary) return;
    event.preventDefault();
    sheet.setPointerCapture(event.pointerId);
    draw([]);
    extend(event);
  });
  sheet.addEventListener('pointermove', extend);
  sheet.addEventListener('pointerup', end);
  sheet.addEventListener('pointercancel', end);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && sheet.classList.contains(IS_ON)) done(null);
  });
  return (isOn) => {
    draw(undefined);
    sheet.classList.toggle(IS_ON, isOn);
  };
}
