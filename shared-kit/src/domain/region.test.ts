import { LUXEMBOURG, findRegion } from './region.ts';

test.each([
  ['1000', 'brussels'],
  ['1299', 'brussels'],
  ['1140', 'brussels'],
  ['1300', 'wallonia'],
  ['1499', 'wallonia'],
  ['1500', 'flanders'],
  ['3999', 'flanders'],
  ['4000', 'wallonia'],
  ['5310', 'wallonia'],
  ['7999', 'wallonia'],
  ['8000', 'flanders'],
  ['9999', 'flanders'],
  [' 6044 ', 'wallonia'],
  ['B-1140', 'brussels'],
  [9000, 'flanders'],
])('%p lies in %s', (zip, region) => {
  expect(findRegion(zip)).toBe(region);
});

test.each(['0999', '999', '10000', 'L-1234', '', 'abc', '12.5', null, undefined, NaN, -1000])(
  '%p is no Belgian code',
  (zip) => {
    expect(findRegion(zip)).toBeUndefined();
  },
);

test('every four-digit code from 1000 has a region', () => {
  for (let zip = 1000; zip <= 9999; zip++) expect(findRegion(zip)).toBeDefined();
});

test('the country takes precedence', () => {
  expect(findRegion('1234', LUXEMBOURG)).toBeUndefined();
  expect(findRegion('1000', 10)).toBe('brussels');
  expect(findRegion('1000', null)).toBe('brussels');
});
