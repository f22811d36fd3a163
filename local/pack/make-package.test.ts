import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { ROOT } from '../root.ts';
import { assertOutsideSources, copyFiles, makePackage } from './make-package.ts';

test('a package is not made where it would remove sources', () => {
  for (const folder of ['composer', 'shared-kit', 'composer/composer', 'shared-kit/dist/composer', '.', '..'])
    expect(() => assertOutsideSources(path.join(ROOT, folder))).toThrow('has to be outside the sources');
  for (const folder of ['dist/packages/composer', '../packages/composer', 'composer-packed'])
    expect(() => assertOutsideSources(path.join(ROOT, folder))).not.toThrow();
  expect(() => makePackage('composer', path.join(ROOT, 'composer/no-such'))).toThrow(
    'has to be outside the sources',
  );
});

test('nothing that programs left, and no secret, is copied into a package, and no link leads out of it', () => {
  const [source, folder] = [temporaryFolder('source'), temporaryFolder('package')];
  const copied = ['README.md', 'template/remote/gitignore', 'template/remote/page.ts', 'texts/fr.json'];
  const leftOut = [
    'dist/main.js',
    'src/main.ts',
    'texts/.env',
    'template/remote/.env',
    'template/remote/.cache/a.json',
    'template/remote/dist/main.js',
    'template/remote/node_modules/a/index.js',
    'template/remote/npm-debug.log',
  ];
  for (const file of [...copied, ...leftOut]) {
    mkdirSync(path.dirname(path.join(source, file)), { recursive: true });
    writeFileSync(
      path.join(source, file),
      '[Texts](texts/fr.json), [docs](../docs/a.md#b), [site](https://a.example/)',
    );
  }
  copyFiles(source, folder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  expect(names.sort()).toEqual(copied);
  expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toBe(
    '[Texts](texts/fr.json), docs, [site](https://a.example/)',
  );
});
