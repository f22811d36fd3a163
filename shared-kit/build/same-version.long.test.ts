import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { buildApp, buildRemote } from 'composer/testing/fixture-app.ts';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const BUILT = new Set(['dist', 'node_modules', 'test-results']);

/**
 * What a clone has of its own. The rest of the installed packages is linked, which both clones see by the same relative path: they
 * lie equally deep.
 */
const OWN_PACKAGES = ['@module-federation'];

/** The workspace as somebody else clones it: composer, the shared kit and one app, with the installed packages. */
function clone(app: string, folder: string): string {
  for (const part of ['composer', 'shared-kit', app, 'package.json', 'tsconfig.base.json'])
    cpSync(path.join(WORKSPACE, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !BUILT.has(path.basename(file)),
    });
  const installed = path.join(WORKSPACE, 'node_modules');
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const name of ['composer', 'shared-kit']) symlinkSync(`../${name}`, path.join(modules, name));
  for (const name of readdirSync(installed)) {
    if (['composer', 'shared-kit'].includes(name) || name.startsWith('.')) continue;
    if (OWN_PACKAGES.includes(name))
      cpSync(path.join(installed, name), path.join(modules, name), { recursive: true });
    else symlinkSync(path.join(installed, name), path.join(modules, name));
  }
  return path.join(folder, app);
}

async function releaseBuiltIn(folder: string, builder: string) {
  const dir = clone('mf-projects', folder);
  const config = path.join(dir, 'webpack.config.mjs');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace('.dirname', `.dirname, builder: '${builder}'`));
  expect(await (builder === 'webpack' ? buildApp : buildRemote)(dir)).toMatchObject({ built: true });
  return JSON.parse(readFileSync(path.join(dir, 'dist/release.json'), 'utf8'));
}

test.each(['webpack', 'rspack'])(
  '%s: the same source gives the same version, wherever it was cloned to',
  async (builder) => {
    const folder = temporaryFolder('clones');
    const [one, other] = await Promise.all(
      ['one', 'another-clone'].map((name) => releaseBuiltIn(path.join(folder, name), builder)),
    );
    // The whole description first: it shows which file differs.
    expect(other).toEqual(one);
  },
);
