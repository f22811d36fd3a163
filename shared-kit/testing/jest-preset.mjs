import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const tsJest = [
  'ts-jest',
  {
    diagnostics: false,
    tsconfig: {
      jsx: 'react-jsx',
      target: 'es2023',
      module: 'commonjs',
      moduleResolution: 'bundler',
      ignoreDeprecations: '6.0',
      isolatedModules: true,
      verbatimModuleSyntax: false,
      esModuleInterop: true,
      allowImportingTsExtensions: true,
      noEmit: false,
      rewriteRelativeImportExtensions: false,
      resolveJsonModule: true,
      types: ['jest', 'node'],
    },
  },
];

/**
 * Jest configuration of a project of this workspace.
 * `environment: 'browser'` gives jsdom with Node's fetch family, for React code; `'node'` is for everything else.
 * Types are checked by the `typecheck` target, so ts-jest only transpiles.
 */
export function jestPreset({ environment = 'node', ...overrides } = {}) {
  return {
    testEnvironment: environment === 'browser' ? here('./browser-environment.cjs') : 'node',
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['<rootDir>/dist'],
    transform: { '\\.tsx?$': tsJest },
    moduleNameMapper: { '\\.module\\.css$': here('./css-module.cjs'), '\\.css$': here('./css-module.cjs') },
    setupFilesAfterEnv: [here('./fail-on-console-error.ts')],
    ...overrides,
  };
}
