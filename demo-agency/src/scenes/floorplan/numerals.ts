import { num, stroke } from '../drawing/svg.ts';

/** Strokes on a grid of 4 × 6 units, so that a plan needs no font. */
const glyphs: Record<string, string> = {
  '0': 'M0 1.5Q0 0 2 0T4 1.5V4.5Q4 6 2 6T0 4.5z',
  '1': 'M.6 1.2L2.2 0V6',
  '2': 'M.2 1.6Q.4 0 2 0T3.8 1.7Q3.8 2.8 2.4 4L0 6H4',
  '3': 'M.3 .9Q1 0 2 0Q3.7 0 3.7 1.5Q3.7 2.8 1.8 2.8Q4 2.9 4 4.4Q4 6 2 6Q.6 6 0 5',
  '4': 'M3 6V0L0 4.2H4.2',
  '5': 'M3.7 0H.6L.3 2.7Q1 2.2 2 2.2Q4 2.2 4 4.1Q4 6 2 6Q.6 6 0 5.1',
  '6': 'M3.4 .4Q2.8 0 2.2 0Q0 0 0 3.6Q0 6 2 6Q4 6 4 4.2Q4 2.4 2.1 2.4Q.4 2.4 0 4',
  '7': 'M0 0H4L1.4 6',
  '8': 'M2 2.8Q.3 2.7 .3 1.4Q.3 0 2 0T3.7 1.4Q3.7 2.7 2 2.8Q0 2.9 0 4.4Q0 6 2 6T4 4.4Q4 2.9 2 2.8z',
  '9': 'M.6 5.6Q1.2 6 1.8 6Q4 6 4 2.4Q4 0 2 0Q0 0 0 1.8Q0 3.6 1.9 3.6Q3.6 3.6 4 2',
  ',': 'M.8 5.4L.3 7',
  m: 'M0 6V2.2M0 3.6Q.4 2.2 1.6 2.2Q2.7 2.2 2.7 3.6V6M2.7 3.6Q3.2 2.2 4.3 2.2Q5.4 2.2 5.4 3.6V6',
  '²': 'M0 .6Q.3 0 .9 0Q1.7 0 1.7 .7Q1.7 1.2 0 2.5H1.8',
  ' ': '',
};
const widths: Record<string, number> = { ',': 1.6, m: 6.6, '²': 2, ' ': 2, '1': 3.6 };

/** Writes figures centred on a point; the height is that of a digit in px. */
export function drawNumerals(
  text: string,
  [x, y]: readonly [number, number],
  height: number,
  colour: string,
): string {
  const unit = height / 6;
  const advance = (character: string) => (widths[character] ?? 5.2) * unit;
  const total = [...text].reduce((sum, character) => sum + advance(character), 0) - unit;
  let at = x - total / 2;
  return [...text]
    .map((character) => {
      const transform = `translate(${num(at)} ${num(y - height / 2)}) scale(${num(unit)})`;
      at += advance(character);
      return stroke(glyphs[character] ?? '', colour, 0.62, {
        transform,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      });
    })
    .join('');
}

/** A surface as Belgians write it: `18,4 m²`. */
export function surfaceText(squareMetres: number): string {
  return `${squareMetres.toFixed(1).replace('.', ',')} m²`;
}
