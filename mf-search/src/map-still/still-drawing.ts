import type { Language } from 'shared-kit/domain/languages';
import { TOWN_RING } from '../map-frame/area-shapes.ts';
import { boxOfPin } from '../map-frame/pin-box.ts';
import { shortCount, shortPrice } from '../map-frame/price-text.ts';
import { escaped, groundDrawing } from 'shared-kit/domain/map-ground/ground-drawing';
import { toDegrees, toPixel } from 'shared-kit/domain/map-ground/viewport';
import type { Still, StillPin } from './stills.ts';

/** A still as an SVG: the ground of the map, areas, and pins as large as those of the map itself. */
export function stillDrawing(
  { viewport, pins, area, around }: Still,
  language: Language,
  classes: Readonly<Record<string, string>>,
): string {
  const { width, height } = viewport;
  const boxes = pins.map((pin) =>
    boxOfPin(
      'count' in pin ? { kind: 'several', count: pin.count } : { kind: 'one', property: pin },
      toPixel(viewport, pin),
    ),
  );
  const corners = area
    .map((corner) => toPixel(viewport, corner))
    .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`);
  return [
    `<svg class="${classes.picture}" width="${width}" height="${height}">`,
    groundDrawing({ viewport, language, taken: boxes }, classes),
    ...(corners.length > 0 ? [`<polygon class="${classes.area}" points="${corners.join(' ')}"/>`] : []),
    ...around.map(({ lat, lng, km }) => {
      const { x, y } = toPixel(viewport, { lat, lng });
      const { y: top } = toPixel(viewport, { lat: lat + toDegrees(km, lat).up, lng });
      const radius = km > 0 ? Math.round(y - top) : TOWN_RING;
      return `<circle class="${classes.area}" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}"/>`;
    }),
    ...pins.map((pin, index) => {
      const { left, right, top, bottom } = boxes[index]!;
      const [middle, radius] = [(left + right) / 2, (bottom - top) / 2];
      return (
        `<g class="${classes[chooseClass(pin)]}"><rect x="${Math.round(left)}" y="${Math.round(top)}" width="${right - left}" height="${bottom - top}" rx="${radius}"/>` +
        `<text x="${Math.round(middle)}" y="${Math.round(top + radius)}">${escaped(formatText(pin))}</text></g>`
      );
    }),
    '</svg>',
  ].join('');
}

const chooseClass = (pin: StillPin) => ('count' in pin ? 'count' : pin.closed ? 'soldPrice' : 'price');

function formatText(pin: StillPin): string {
  if ('count' in pin) return shortCount(pin.count);
  return pin.name ?? (pin.price === null ? '' : shortPrice(pin.price));
}
