import { describe, expect, test } from '@jest/globals';
import { listLabels, type EnergyScale } from './energy-label.ts';
import { energyDrawing } from './energy-drawing.ts';

const scales: EnergyScale[] = ['flanders', 'brussels', 'wallonia', 'luxembourg'];

describe.each(scales)('the scale of %s', (scale) => {
  test.each(listLabels(scale))('marks %s: the badge points at it, within the frame', (label) => {
    const drawing = energyDrawing(scale, label)!;
    expect(drawing.bands.filter(({ active }) => active).map((band) => band.label)).toEqual([label]);
    expect(drawing.bands).toHaveLength(listLabels(scale).length);
    for (const { x, y, width, height } of drawing.bands) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(drawing.width + 0.1);
      expect(y + height).toBeLessThanOrEqual(drawing.height);
    }
    for (const { x } of drawing.texts) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(drawing.width);
    }
    const tip = Number(/L([\d.]+) 51/.exec(drawing.badge.path)?.[1]);
    const marked = drawing.bands.find(({ active }) => active)!;
    expect(tip).toBeGreaterThan(marked.x);
    expect(tip).toBeLessThan(marked.x + marked.width);
  });
});

test('the badge shows the label in its written form', () => {
  expect(energyDrawing('brussels', 'c_sub')?.texts[0]?.text).toBe('C-');
  expect(energyDrawing('wallonia', 'a_plusplus')?.texts[0]?.text).toBe('A++');
});

test('the nineteen classes of Brussels have each letter once', () => {
  const letters = energyDrawing('brussels', 'g')!.texts.slice(1);
  expect(letters.map(({ text }) => text)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
});

test.each(['h', '', 'constructor'])('Flanders has no label %p', (label) => {
  expect(energyDrawing('flanders', label)).toBeUndefined();
});
