import { Router } from 'express';
import { energyDrawing, type DrawnText, type EnergyDrawing } from 'shared-kit/domain/energy-drawing';
import type { EnergyScale } from 'shared-kit/domain/energy-label';
import { ApiFault } from '../../http/api-fault.ts';
import { createSharedWork } from './shared-work.ts';
import sharp from './sharp.ts';

const SCALES: readonly string[] = ['flanders', 'brussels', 'wallonia', 'luxembourg'] satisfies EnergyScale[];
/** Twice the drawing's own size, for high-density screens. */
const DENSITY = 144;

/** `GET /images/epc/{region}/{label}.png`: the energy scale of a region with a label marked (product E7). */
export function energyRouter(): Router {
  const drawn = new Map<string, Buffer>();
  const shared = createSharedWork<Buffer>();
  const router = Router();
  router.get('/images/epc/:region/:label.png', async (request, response) => {
    const { region, label } = request.params;
    const drawing = SCALES.includes(region) ? energyDrawing(region as EnergyScale, label) : undefined;
    if (!drawing) throw new ApiFault('picture-not-found');
    const key = `${region}/${label}`;
    const png =
      drawn.get(key) ??
      (await shared(key, () =>
        sharp(Buffer.from(energySvg(drawing)), { density: DENSITY })
          .png()
          .toBuffer(),
      ));
    drawn.set(key, png);
    response.set('cache-control', 'public, max-age=86400').type('png').send(png);
  });
  return router;
}

/** The drawing as an SVG document whose texts are outlines. */
function energySvg({ width, height, bands, badge, texts }: EnergyDrawing): string {
  const shapes = [
    ...bands.map((band) => {
      return `<rect x="${band.x}" y="${band.y}" width="${band.width}" height="${band.height}" rx="2" fill="${band.colour}"/>`;
    }),
    `<path d="${badge.path}" fill="${badge.colour}"/>`,
    ...texts.map(outlined),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes.join('')}</svg>`;
}

function outlined({ text, x, y, size, colour }: DrawnText): string {
  const glyphs = [...text].map((character) => LABEL_GLYPHS[character]).filter((glyph) => glyph !== undefined);
  const scale = size / 100;
  let pen = x - (glyphs.reduce((sum, { advance }) => sum + advance, 0) * scale) / 2;
  return glyphs
    .map(({ advance, path }) => {
      const placed = `<path transform="translate(${pen} ${y}) scale(${scale})" d="${path}" fill="${colour}"/>`;
      pen += advance * scale;
      return placed;
    })
    .join('');
}

/** Outline of a character at a font size of 100, baseline at y 0. */
interface Glyph {
  advance: number;
  path: string;
}

/**
 * Characters of energy labels, as outlines of Instrument Sans (SIL Open Font License): a server may have no fonts.
 */
const LABEL_GLYPHS: Readonly<Record<string, Glyph>> = {
  A: {
    advance: 73.6,
    path: 'M2.4 0L28.2 -72L41.4 -72L17.7 0ZM55.2 0L31.6 -72L45.4 -72L71.2 0ZM16 -27.9L56.4 -27.9L56.4 -15.9L16 -15.9Z',
  },
  B: {
    advance: 64.9,
    path: 'M17.6 0L17.6 -11L36.2 -11Q41.2 -11 43.8 -13.7Q46.3 -16.5 46.3 -21.4Q46.3 -26.4 43.6 -29.3Q40.8 -32.2 35.7 -32.2L17.6 -32.2L17.6 -43.2L34.9 -43.2Q39.6 -43.2 42.1 -45.4Q44.5 -47.7 44.5 -52.1Q44.5 -56.5 42.2 -58.7Q39.8 -61 35.2 -61L17.6 -61L17.6 -72L38.5 -72Q48.1 -72 54 -67.1Q59.9 -62.2 59.9 -53.8Q59.9 -48.5 57.4 -44.7Q54.9 -40.9 50.7 -38.9Q46.5 -36.9 41.3 -36.9L41.8 -39Q47.4 -39 52 -36.6Q56.5 -34.2 59.2 -29.8Q61.9 -25.5 61.9 -19.6Q61.9 -13.7 59.2 -9.2Q56.4 -4.8 51.5 -2.4Q46.5 0 39.8 0ZM5 0L5 -72L20.4 -72L20.4 0Z',
  },
  C: {
    advance: 75,
    path: 'M39.1 1Q31.3 1 24.7 -1.7Q18.1 -4.5 13.3 -9.5Q8.4 -14.5 5.7 -21.3Q3 -28.2 3 -36.3Q3 -44.4 5.7 -51.1Q8.3 -57.8 13.2 -62.7Q18 -67.7 24.6 -70.3Q31.2 -73 39.1 -73Q48 -73 55.2 -69.5Q62.3 -66.1 66.9 -59.8Q71.4 -53.6 72.4 -45.2L57.4 -45.2Q56.1 -52.9 51.1 -56.8Q46.1 -60.8 39.2 -60.8Q33.1 -60.8 28.5 -57.9Q23.8 -55 21.2 -49.5Q18.6 -44.1 18.6 -36.4Q18.6 -28.6 21.3 -22.9Q23.9 -17.3 28.6 -14.2Q33.3 -11.2 39.4 -11.2Q45.9 -11.2 50.9 -15.1Q55.9 -19 57.4 -26.7L72.6 -26.7Q71.3 -18.3 66.7 -12Q62.1 -5.8 55 -2.4Q47.9 1 39.1 1Z',
  },
  D: {
    advance: 75.6,
    path: 'M14.4 0L14.4 -12L32.6 -12Q40.4 -12 45.9 -15.1Q51.3 -18.3 54.2 -23.8Q57 -29.3 57 -36.4Q57 -43.4 54.2 -48.7Q51.4 -54 46 -57Q40.5 -60 32.6 -60L14.7 -60L14.7 -72L32.6 -72Q44.7 -72 53.7 -67.6Q62.7 -63.3 67.7 -55.2Q72.6 -47.2 72.6 -36.2Q72.6 -25.2 67.6 -17Q62.6 -8.9 53.7 -4.4Q44.7 0 32.7 0ZM5 0L5 -72L20.4 -72L20.4 0Z',
  },
  E: {
    advance: 62.6,
    path: 'M5 0L5 -72L20.4 -72L20.4 0ZM12.2 0L12.2 -11.8L58.6 -11.8L58.6 0ZM12.2 -31L12.2 -42.6L55.1 -42.6L55.1 -31ZM12.2 -60.2L12.2 -72L57.4 -72L57.4 -60.2Z',
  },
  F: {
    advance: 59,
    path: 'M5 0L5 -72L20.4 -72L20.4 0ZM12.2 -27.9L12.2 -39.7L53.5 -39.7L53.5 -27.9ZM12.2 -60.2L12.2 -72L55.8 -72L55.8 -60.2Z',
  },
  G: {
    advance: 76.3,
    path: 'M40.6 1Q28.9 1 20.5 -3.6Q12.1 -8.2 7.6 -16.5Q3 -24.8 3 -35.9Q3 -46.9 7.6 -55.2Q12.2 -63.6 20.4 -68.3Q28.5 -73 39.3 -73Q48.2 -73 55.3 -69.8Q62.3 -66.6 66.7 -61Q71 -55.5 71.8 -48.2L56.4 -48.2Q55.4 -54.1 50.9 -57.4Q46.3 -60.8 39.5 -60.8Q33.2 -60.8 28.5 -57.8Q23.8 -54.9 21.2 -49.4Q18.6 -43.9 18.6 -36.2Q18.6 -28.2 21.2 -22.5Q23.8 -16.9 28.9 -13.9Q33.9 -11 41.3 -11Q47.3 -11 51.5 -12.5Q55.7 -14 57.9 -16.7L72.5 -10.9Q66.7 -5.1 59.1 -2Q51.4 1 40.6 1ZM57.1 -10.9L57.1 -30.7L60.2 -27.6L41.2 -27.6L41.2 -39.4L72.5 -39.4L72.5 -10.9Z',
  },
  H: {
    advance: 72,
    path: 'M5 0L5 -72L20.4 -72L20.4 0ZM51.6 0L51.6 -72L67 -72L67 0ZM12.2 -43.4L58.6 -43.4L58.6 -31.6L12.2 -31.6Z',
  },
  I: { advance: 25.4, path: 'M5 0L5 -72L20.4 -72L20.4 0Z' },
  '+': {
    advance: 55.1,
    path: 'M22 -13.3L22 -61L33.2 -61L33.2 -13.3ZM5 -31.7L5 -42.5L50.1 -42.5L50.1 -31.7Z',
  },
  '-': { advance: 48.6, path: 'M6 -21.2L6 -33.2L42.6 -33.2L42.6 -21.2Z' },
};
