import { propertyTypeIcon } from './pin-element.ts';

test.each([
  [1, 'residential'],
  [2, 'office'],
  [3, 'industrial'],
  [4, 'land'],
  [5, 'office'],
  [6, 'retail'],
  [7, 'office'],
  [99, 'office'],
  [NaN, 'office'],
  [null, 'office'],
  [undefined, 'office'],
])('code %p has the %s icon', (code, icon) => {
  expect(propertyTypeIcon(code)).toBe(icon);
});
