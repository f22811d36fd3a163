import { expect, test } from '@jest/globals';
import type { Point } from 'shared-kit/domain/map-area';
import { cornerStep, type CornerStep } from './keyboard-drawing.ts';

const PLACE = { lat: 50, lng: 4 };

function afterKeys(keys: readonly (string | Point)[]): CornerStep {
  return keys.reduce<CornerStep>(
    ({ corners }, key) =>
      (typeof key === 'string' ? cornerStep(corners, key, PLACE) : cornerStep(corners, ' ', key))!,
    { corners: [] },
  );
}

const [A, B, C, D] = [
  { lat: 50, lng: 4 },
  { lat: 51, lng: 4 },
  { lat: 51, lng: 5 },
  { lat: 50, lng: 5 },
] as const;

test('corners that are set one after another are an area', () => {
  expect(afterKeys([A, B, C, D, 'Enter'])).toEqual({ corners: [], area: [A, B, C, D] });
});

test('a corner is taken away, and is not set twice at one place', () => {
  expect(afterKeys([A, B, B, D, 'Backspace']).corners).toEqual([A, B]);
  expect(afterKeys(['Backspace']).corners).toEqual([]);
});

test('too few corners, sides that cross and too many corners are told, and kept to be mended', () => {
  expect(afterKeys([A, B, 'Enter'])).toEqual({ corners: [A, B], fault: 'few' });
  expect(afterKeys([A, C, B, D, 'Enter'])).toEqual({ corners: [A, C, B, D], fault: 'crossing' });
  const many = Array.from({ length: 61 }, (_, index) => ({ lat: 50 + index / 100, lng: 4 }));
  expect(afterKeys(many).fault).toBe('many');
});

test('Escape gives it up', () => {
  expect(afterKeys([A, B, 'Escape'])).toEqual({ corners: [], area: null });
});

test('other keys are left to the map', () => {
  for (const key of ['ArrowUp', '+', 'Tab']) expect(cornerStep([A], key, PLACE)).toBeUndefined();
});
