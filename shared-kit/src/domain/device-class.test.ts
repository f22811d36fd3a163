import { toDeviceClass } from './device-class.ts';

test.each([
  [390, 'mobile'],
  [767, 'mobile'],
  [767.5, 'mobile'],
  [768, 'tablet'],
  [960, 'tablet'],
  [960.9, 'tablet'],
  [961, 'desktop'],
  [1440, 'desktop'],
  [Infinity, 'desktop'],
  [0, 'mobile'],
  [-1, 'mobile'],
  [NaN, 'mobile'],
])('%p pixels wide is %s', (width, device) => {
  expect(toDeviceClass(width)).toBe(device);
});

test('a site may set its own breakpoints', () => {
  const breakpoints = { mobileMax: 599, tabletMax: 1279 };
  expect(toDeviceClass(767, breakpoints)).toBe('tablet');
  expect(toDeviceClass(1279, breakpoints)).toBe('tablet');
});
