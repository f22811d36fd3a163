import type { DrawnText, EnergyDrawing } from 'shared-kit/domain/energy-drawing';
import { LABEL_GLYPHS } from './label-glyphs.ts';

/** The drawing as an SVG document whose texts are outlines. */
export function energySvg({ width, height, bands, badge, texts }: EnergyDrawing): string {
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
