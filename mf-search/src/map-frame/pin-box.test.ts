import { expect, test } from '@jest/globals';
import { boxOfPin } from './pin-box.ts';

const property = { id: 1, lat: 50, lng: 4, price: 100_000, typeId: 1, marquee: 0, closed: false };
const measureWidth = (name?: string) => {
  const place = {
    kind: 'one' as const,
    key: '',
    lat: 50,
    lng: 4,
    property: { ...property, ...(name && { name }) },
  };
  const { left, right } = boxOfPin(place, { x: 200, y: 200 });
  return right - left;
};

test('a pin takes the room of its name', () => {
  expect(measureWidth('Chaussée de Louvain 1204')).toBeGreaterThan(2 * measureWidth());
  expect(measureWidth('Saphir')).toBeGreaterThan(60);
});
