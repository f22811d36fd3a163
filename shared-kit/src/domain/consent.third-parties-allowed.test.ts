import { isPreviewPath, mayLoadThirdParties } from './consent.ts';

test.each([
  ['/fr/a-vendre/', '?city=namur%7C5000', true],
  ['/fr/preview/page/', '', false],
  ['/fr/alerte/', '?token=abc', false],
  ['/fr/alerte/', '?goal=0&token=abc', false],
  ['/fr/alerte/', '?search=token', true],
])('%s%s: %s', (path, search, allowed) => {
  expect(mayLoadThirdParties(path, search)).toBe(allowed);
});

test.each(['/preview/', '/fr/Preview/12/', '/fr/page-preview/'])('%s is a preview', (path) => {
  expect(isPreviewPath(path)).toBe(true);
});

test.each(['/', '/fr/a-vendre/', ''])('%p is not', (path) => {
  expect(isPreviewPath(path)).toBe(false);
});
