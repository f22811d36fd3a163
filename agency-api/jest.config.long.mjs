import { jestPreset } from 'composer/testing/jest-preset.mjs';
import { onTestServer } from './jest.config.mjs';

/** What is long by nature. */
export default jestPreset({
  maxWorkers: 2,
  testTimeout: 30_000,
  testMatch: ['**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  globals: { __SERVER__: false },
  ...onTestServer,
});
