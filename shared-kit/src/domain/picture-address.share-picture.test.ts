import { sharePicture } from './picture-address.ts';

test.each([
  ['/media/abc-1_x', '/media/share/abc-1_x.jpg'],
  ['https://other.example/media/abc', undefined],
  ['//other.example/media/abc', undefined],
  ['/media/abc?width=1360', undefined],
  ['/media/../api/site', undefined],
  ['javascript:alert(1)', undefined],
])('the share picture of %s is %s', (url, expected) => {
  expect(sharePicture(url)).toBe(expected);
});
