import { mayLoadThirdParties } from './third-parties-allowed.ts';

test.each([
  ['/fr/a-vendre/', '?city=namur%7C5000', true],
  ['/fr/preview/page/', '', false],
  ['/fr/alerte/', '?token=abc', false],
  ['/fr/alerte/', '?goal=0&token=abc', false],
  ['/fr/alerte/', '?search=token', true],
])('%s%s: %s', (path, search, allowed) => {
  expect(mayLoadThirdParties(path, search)).toBe(allowed);
});
