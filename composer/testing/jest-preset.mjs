import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// eslint-disable-next-line no-restricted-syntax -- called with files of this folder only
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** In a package it is compiled. */
const setup = (name) => [here(`./${name}.ts`), here(`./${name}.js`)].find((file) => existsSync(file));

const compilerOptions = {
  jsx: 'react-jsx',
  target: 'es2023',
  moduleResolution: 'bundler',
  ignoreDeprecations: '6.0',
  isolatedModules: true,
  esModuleInterop: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: false,
  types: ['jest', 'node'],
};

/** Types are checked by the `typecheck` target, so ts-jest only transpiles. */
const tsJest = (esModules) => [
  'ts-jest',
  {
    diagnostics: false,
    useESM: esModules,
    tsconfig: {
      ...compilerOptions,
      module: esModules ? 'esnext' : 'commonjs',
      verbatimModuleSyntax: esModules,
    },
  },
];

/**
 * Packages that Node loads once in each process for all files of tests on Node, as loading them takes long. Their `Error`, `Promise` and
 * `RegExp` are not those of tests, and they do not see a clock that tests set. Whatever asks with `instanceof` what it is given is not
 * among them, such as express (errors), nodemailer (its errors are asked), prom-client (promises) and supertest (regular expressions).
 */
const PACKAGES = `(?:${['@better-auth', 'better-auth', 'drizzle-orm', 'sanitize-html', 'sharp', 'zod'].join('|')})/`;

/** For code that Node runs as it is. */
const forNode = {
  testEnvironment: here('./node-environment.cjs'),
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.tsx?$': tsJest(true),
    [`/node_modules/${PACKAGES}.*\\.[cm]?js$`]: here('./packages-loaded-once.cjs'),
  },
  transformIgnorePatterns: [`/node_modules/(?!${PACKAGES})`],
};

/** For React code. */
const forBrowser = {
  testEnvironment: here('./browser-environment.cjs'),
  transform: { '\\.tsx?$': tsJest(false) },
};

/** What Jest reads of a whole configuration, and not of its projects. */
export const forAll = {
  // For what hangs: a busy machine is slow, not broken.
  testTimeout: 120_000,
  maxWorkers: 2,
};

/**
 * Jest configuration of a project. `isLong` chooses what is long by nature, which runs apart: `npm run test:long`.
 * `environment: 'browser'` gives jsdom with Node's fetch family, for React code. `'node'` is for what Node runs as it is:
 * ES modules, in tests too. `isProject`: one of several of a configuration, which has what is for all of them.
 */
export function jestPreset({ environment = 'node', isLong = false, isProject = false, ...overrides } = {}) {
  return {
    ...(environment === 'browser' ? forBrowser : forNode),
    testMatch: isLong ? ['**/*.long.test.ts', '**/*.long.test.tsx'] : ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(isLong ? [] : ['\\.long\\.test\\.'])],
    modulePathIgnorePatterns: ['<rootDir>/dist'],
    moduleNameMapper: { '\\.module\\.css$': here('./css-module.cjs'), '\\.css$': here('./css-module.cjs') },
    ...(isProject ? {} : forAll),
    cacheDirectory: here('../../.cache/jest'),
    globals: { __SERVER__: false },
    setupFilesAfterEnv: [
      setup('fail-on-console-error'),
      ...(environment === 'browser' ? [setup('wait-for-slow-machines')] : []),
    ],
    ...overrides,
  };
}
