import { energyColours, listLabels } from './energy-label.ts';

const SCALES = ['flanders', 'brussels', 'wallonia', 'luxembourg'] as const;
const labels = [...new Set(SCALES.flatMap(listLabels)), 'no label'];

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each(labels)('the text of %s is readable on its colour (WCAG AA)', (label) => {
  const { background, text } = energyColours(label);
  const [light, dark] = [luminance(background), luminance(text)].sort((a, b) => b - a) as [number, number];
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
});

test('half labels share the colour of their letter, but A+ and A++ have their own', () => {
  expect(energyColours('c_sub')).toEqual(energyColours('c'));
  expect(energyColours('b_plus')).toEqual(energyColours('b'));
  expect(new Set(['a', 'a_plus', 'a_plusplus'].map((label) => energyColours(label).background)).size).toBe(3);
});

test.each(['', 'x', 'constructor', '__proto__'])('%p gets neutral colours', (label) => {
  expect(energyColours(label)).toEqual(energyColours('no label'));
});

test.each(SCALES)('every label of %s has a colour', (scale) => {
  for (const label of listLabels(scale)) expect(energyColours(label)).not.toEqual(energyColours('no label'));
});
