/** Ink for light grounds, as in the tokens of the design. */
const DARK_INK = '#17211d';
const WHITE = '#ffffff';

/** Contrast of normal text that WCAG 2.2 asks for (1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** Whether dark or light text is better read on a ground, `#rrggbb`, and with which contrast. */
export function readableInk(ground: string): { ink: 'dark' | 'light'; contrast: number } {
  const [dark, light] = [computeContrast(ground, DARK_INK), computeContrast(ground, WHITE)];
  return dark >= light ? { ink: 'dark', contrast: dark } : { ink: 'light', contrast: light };
}

function computeContrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Relative luminance, as WCAG defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
