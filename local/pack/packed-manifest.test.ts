import { expect, test } from '@jest/globals';
import { packedManifest } from './packed-manifest.ts';

const root = {
  name: 'site',
  version: '1.0.0',
  license: 'UNLICENSED',
  exports: {},
  workspaces: ['ground', 'house'],
  dependencies: { node: '24.1.0' },
  devDependencies: { webpack: '5.0.0', 'css-loader': '7.0.0', jest: '30.0.0', '@types/react': '19.0.0' },
};
const house = {
  name: 'house',
  version: '0.1.0',
  private: true,
  sideEffects: false,
  scripts: { test: 'jest' },
  bin: { 'mend-roof': './build/mend-roof.ts' },
  nx: { tags: ['type:kit'] },
  exports: {
    './roof': './src/roof.tsx',
    './walls/*': './src/walls/*.ts',
    './server': { browser: null, default: './server/server.ts' },
    './texts/*': './texts/*',
    './globals': './build/globals.d.ts',
    './testing/*': './testing/*',
  } as const,
  dependencies: { ground: '0.2.0', react: '19.0.0' },
  devDependencies: { 'made-up-types': '2.0.0' },
};

test('entries lead to what is compiled, tools and neighbours are optional peers, nothing of the workspace is left', () => {
  const imported = new Set(['react', 'webpack', 'made-up-types', 'ground']);
  const peers = {
    '@types/react': '19.0.0',
    'css-loader': '7.0.0',
    ground: '0.2.0',
    'made-up-types': '2.0.0',
    webpack: '5.0.0',
  };
  expect(packedManifest(house, root, imported)).toEqual({
    name: 'house',
    version: '0.1.0',
    description: undefined,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=24' },
    sideEffects: false,
    bin: { 'mend-roof': './build/mend-roof.js' },
    exports: {
      './roof': './src/roof.js',
      './walls/*': './src/walls/*.js',
      './server': { browser: null, default: './server/server.js' },
      './texts/*': './texts/*',
      './globals': './build/globals.d.ts',
      './testing/*.ts': './testing/*.js',
      './testing/*.tsx': './testing/*.js',
      './testing/*': './testing/*',
    },
    dependencies: { react: '19.0.0' },
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
  });
});

test('a package that builds nothing asks for no tools of builds', () => {
  expect(Object.keys(packedManifest(house, root, new Set(['react'])).peerDependencies!)).toEqual([
    '@types/react',
    'ground',
  ]);
});
