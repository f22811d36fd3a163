import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const css = readFileSync(resolve('src/tokens/tokens.css'), 'utf8');

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function color(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(color(one)), luminance(color(other))].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const lightSurfaces = ['color-paper', 'color-surface', 'color-sunken'];

/** Text on the grounds where the parts of the kit put it: WCAG AA asks for 4.5. */
const textPairs: [string, string[]][] = [
  ['color-ink', [...lightSurfaces, 'color-moss-tint', 'color-brick-tint', 'color-brass-tint', 'color-brass']],
  ['color-ink-soft', [...lightSurfaces, 'color-moss-tint']],
  ['color-moss', [...lightSurfaces, 'color-moss-tint']],
  ['color-moss-hover', [...lightSurfaces, 'color-moss-tint']],
  ['color-brick', ['color-paper', 'color-surface']],
  ['color-brick-hover', [...lightSurfaces, 'color-brick-tint']],
  ['color-on-dark', ['color-moss', 'color-moss-hover', 'color-moss-pressed', 'color-moss-deep', 'color-ink']],
  ['color-on-dark', ['color-brick', 'color-brick-hover', 'color-brick-pressed']],
  ['color-on-dark-soft', ['color-moss-deep', 'color-moss-hover']],
  ['color-error', ['color-surface', 'color-paper', 'color-error-tint']],
  ['color-success', ['color-surface', 'color-success-tint']],
  ['color-info', ['color-surface', 'color-info-tint']],
  ['color-on-disabled', ['color-disabled']],
];

/** Borders of controls, the focus ring and graphics that carry meaning: 3. */
const graphicPairs: [string, string[]][] = [
  ['color-line-strong', lightSurfaces],
  ['color-focus', [...lightSurfaces, 'color-moss-tint']],
  ['color-moss', lightSurfaces],
];

const flat = (pairs: [string, string[]][]) =>
  pairs.flatMap(([text, grounds]) => grounds.map((g) => [text, g]));

test.each(flat(textPairs))('%s on %s is readable', (text, ground) => {
  expect(contrast(text!, ground!)).toBeGreaterThanOrEqual(4.5);
});

test.each(flat(graphicPairs))('%s on %s is visible', (graphic, ground) => {
  expect(contrast(graphic!, ground!)).toBeGreaterThanOrEqual(3);
});
