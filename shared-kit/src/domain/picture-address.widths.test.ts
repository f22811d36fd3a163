import { pictureUrl, srcSet } from './picture-address.ts';

test.each([
  ['/media/1.jpg', { width: 400 }, '/media/1.jpg?width=400'],
  [
    '/media/1.jpg',
    { width: 400, height: 300, format: 'webp' as const },
    '/media/1.jpg?width=400&height=300&format=webp',
  ],
  ['/media/1.jpg?v=2', { width: 400 }, '/media/1.jpg?v=2&width=400'],
  ['/media/1.jpg?width=250', { width: 400 }, '/media/1.jpg?width=400'],
  ['/media/1.jpg?a=b?c', { height: 75 }, '/media/1.jpg?a=b%3Fc&height=75'],
  ['/media/1.jpg#top', { width: 100 }, '/media/1.jpg?width=100'],
  ['https://pictures.example/1.jpg', { format: 'png' as const }, 'https://pictures.example/1.jpg?format=png'],
  ['/media/1.jpg', {}, '/media/1.jpg'],
  ['/media/1.jpg', { width: undefined }, '/media/1.jpg'],
  ['data:image/png;base64,AA==', { width: 400 }, 'data:image/png;base64,AA=='],
])('%s at %j is %s', (base, size, url) => {
  expect(pictureUrl(base, size)).toBe(url);
});

test('the set has every width once', () => {
  expect(srcSet('/m/1.jpg', { format: 'webp' })).toBe(
    '/m/1.jpg?width=100&format=webp 100w, /m/1.jpg?width=400&format=webp 400w, /m/1.jpg?width=600&format=webp 600w, /m/1.jpg?width=1360&format=webp 1360w',
  );
});

test('a small original is not enlarged', () => {
  expect(srcSet('/m/1.jpg', { originalWidth: 500 })).toBe('/m/1.jpg?width=100 100w, /m/1.jpg?width=400 400w');
  expect(srcSet('/m/1.jpg', { originalWidth: 40 })).toBe('/m/1.jpg?width=100 100w');
});

test('a space in the address does not break the set', () => {
  expect(srcSet('/m/my house.jpg', { widths: [400] })).toBe('/m/my%20house.jpg?width=400 400w');
});

test('an inline picture has no set', () => {
  expect(srcSet('data:image/gif;base64,R0lGOD')).toBe('');
});
