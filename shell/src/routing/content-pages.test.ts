import { canonicalPath } from 'shared-kit/domain/canonical-path';
import { contentPageAddresses } from './content-pages.ts';

test('paths are spelt as addresses are, and no two pages share one', () => {
  const paths = contentPageAddresses.flatMap(({ originalPath, paths: localized }) => [
    originalPath!,
    ...Object.entries(localized).map(([language, path]) => `/${language}/${path}/`),
  ]);
  expect(paths.map(canonicalPath)).toEqual(paths);
  expect(new Set(paths).size).toBe(paths.length);
});
