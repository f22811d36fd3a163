import path from 'node:path';
import { expect, test } from '@jest/globals';
import { buildApp, fixtureRemote } from 'composer/testing/fixture-app.ts';
import { LANGUAGES } from '../src/domain/languages.ts';

const SOURCES = path.resolve(import.meta.dirname, '../src');

/** Shared modules of the kit, and a file in the folder of each. */
const COPIED: Record<string, string> = {
  'shared-kit/api-client': 'api-client/api-client.ts',
  'shared-kit/state': 'state/saved-homes.ts',
};

test('a remote that bundles a file of a shared module of the kit is not built', async () => {
  const imports = Object.values(COPIED).map((file) => `export * from '${SOURCES}/${file}';`);
  const { built, output } = await buildApp(
    fixtureRemote({
      config: `{ name: 'mf-x', widgets: { Copies: { code: './src/copies.ts' } } }`,
      files: { 'src/copies.ts': imports.join('\n') },
      site: { preset: 'shared-kit/build', languages: LANGUAGES },
    }),
  );
  expect(built).toBe(false);
  const told = [...output.matchAll(/A second copy of (\S+) would be bundled/g)].map(([, id]) => id);
  expect(new Set(told)).toEqual(new Set(Object.keys(COPIED)));
});
