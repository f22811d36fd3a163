import { isPreviewPath } from './preview-path.ts';

test.each(['/preview/', '/fr/Preview/12/', '/fr/page-preview/'])('%s is a preview', (path) => {
  expect(isPreviewPath(path)).toBe(true);
});

test.each(['/', '/fr/a-vendre/', ''])('%p is not', (path) => {
  expect(isPreviewPath(path)).toBe(false);
});
