import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { assertOutsideSources, makePackage } from './make-package.ts';

test('a package is not made where it would remove sources', () => {
  for (const folder of ['composer', 'shared-kit', 'composer/composer', 'shared-kit/dist/composer', '.', '..'])
    expect(() => assertOutsideSources(path.join(ROOT, folder))).toThrow('has to be outside the sources');
  for (const folder of ['dist/packages/composer', '../packages/composer', 'composer-packed'])
    expect(() => assertOutsideSources(path.join(ROOT, folder))).not.toThrow();
  expect(() => makePackage('composer', path.join(ROOT, 'composer/no-such'))).toThrow(
    'has to be outside the sources',
  );
});
