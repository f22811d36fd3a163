import { isContentPageKey } from './content-page-keys.ts';

test.each(['home', 'constructor', '__proto__', ''])('%j is no key of a content page', (key) => {
  expect(isContentPageKey(key)).toBe(false);
});
