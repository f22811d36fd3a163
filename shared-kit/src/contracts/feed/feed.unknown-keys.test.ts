import { unknownKeys } from './feed.ts';

test('returns every key that parsing dropped, with its value', () => {
  const raw = { ID: 1, Colour: 'red', Pictures: [{ Url: 'a', Camera: 'X' }] };
  const parsed = { ID: 1, Pictures: [{ Url: 'a' }] };
  expect(unknownKeys(raw, parsed)).toEqual([
    { path: 'Colour', value: 'red' },
    { path: 'Pictures.0.Camera', value: 'X' },
  ]);
});

test('a record without unknown keys has none', () => {
  expect(unknownKeys({ ID: 1, Price: null }, { ID: 1, Price: null })).toEqual([]);
});
