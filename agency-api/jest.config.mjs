import { jestPreset } from 'shared-kit/testing/jest-preset.mjs';

export default jestPreset({
  // By far the longest of all projects: at the end it has the machine to itself.
  maxWorkers: 2,
  testEnvironment: '<rootDir>/testing/database-environment.mjs',
  globals: { __SERVER__: false, DATABASES: ['PGlite'] },
});
