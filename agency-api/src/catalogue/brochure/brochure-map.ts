import type { Language } from 'shared-kit/domain/languages';
import { groundShapes, type GroundShapes } from 'shared-kit/domain/map-ground/ground-drawing';
import { SOURCES_LINE } from 'shared-kit/domain/map-type';
import { fitted, toPixel } from 'shared-kit/domain/map-ground/viewport';
import { COLOURS, write } from '../../pdf/sheet.ts';
import type { Drawing, BrochureContent } from './brochure-parts.ts';

const { INK, MOSS, SOFT, TINT, LINE } = COLOURS;
/** Of the map of the site. */
const SEA = '#dfe3de';
const PAPER = '#faf8f4';
const RIVER = '#bdc9c2';
const BORDER = '#8b8778';

/** Degrees to each side: the towns around. */
const AROUND = { lat: 0.07, lng: 0.11 };
/** Pixels of the map on a point of the page. */
const SCALE = 1.5;

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The map of the site around a public place: with a pin, or, where the address is withheld, without one around the town. */
export function drawMap(
  { sheet, tag }: Drawing,
  { place, alt }: NonNullable<BrochureContent['map']>,
  language: Language,
  { x, y, width, height }: Room,
): void {
  const { lat, lng, isExact } = place;
  const bounds = {
    south: lat - AROUND.lat,
    north: lat + AROUND.lat,
    west: lng - AROUND.lng,
    east: lng + AROUND.lng,
  };
  const size = { width: width * SCALE, height: height * SCALE };
  const viewport = fitted(bounds, size, { padding: 0, most: 13 });
  const pin = toPixel(viewport, place);
  const ofPin = { left: pin.x - 10, right: pin.x + 10, top: pin.y - 10, bottom: pin.y + 10 };
  const ofSources = { left: size.width - 320, right: size.width, top: size.height - 20, bottom: size.height };
  const taken = isExact ? [ofPin, ofSources] : [ofSources];
  const { paths, labels } = groundShapes({ viewport, language, taken });
  tag(
    'Figure',
    () => {
      sheet.save().roundedRect(x, y, width, height, 6).clip();
      sheet.translate(x, y).scale(1 / SCALE);
      sheet.rect(0, 0, size.width, size.height).fill(SEA);
      for (const { kind, d } of paths) paint(kind, d);
      for (const { name, level, place: town, at } of labels) {
        write(sheet, level === 1 ? 'strong' : 'text', 12, level === 1 ? INK : SOFT);
        const half = sheet.widthOfString(name) / 2;
        // Nobody can move the map to read the rest.
        if (at.x < half || at.x + half > size.width || at.y < 8 || at.y + 8 > size.height) continue;
        sheet.text(name, at.x - half, at.y - 8, { lineBreak: false });
        sheet.circle(town.x, town.y, 2).fill(BORDER);
      }
      if (isExact) sheet.circle(pin.x, pin.y, 7).lineWidth(3).fillAndStroke(MOSS, '#ffffff');
      write(sheet, 'text', 9, SOFT);
      const sources = size.width - 6 - sheet.widthOfString(SOURCES_LINE);
      sheet.rect(sources - 6, size.height - 20, size.width, 20).fill(PAPER);
      write(sheet, 'text', 9, SOFT);
      sheet.text(SOURCES_LINE, sources, size.height - 16, { lineBreak: false });
      sheet.restore();
      sheet.roundedRect(x, y, width, height, 6).lineWidth(0.75).stroke(LINE);
    },
    { alt },
  );

  function paint(kind: GroundShapes['paths'][number]['kind'], d: string) {
    sheet.path(d);
    if (kind === 'land') sheet.fill(TINT);
    else if (kind === 'country') sheet.fill(PAPER);
    else if (kind === 'border') sheet.lineWidth(1.5).stroke(BORDER);
    else sheet.lineWidth(4).lineJoin('round').stroke(RIVER);
  }
}
