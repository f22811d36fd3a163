import { createLook } from './look.ts';

test('pictures of one building have its look, those of the next their own', () => {
  const looks = Array.from({ length: 40 }, (_, index) => JSON.stringify(createLook(index * 100)));
  expect(JSON.stringify(createLook(107))).toBe(looks[1]);
  expect(new Set(looks).size).toBeGreaterThan(10);
});
