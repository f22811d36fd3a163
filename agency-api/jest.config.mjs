import { jestPreset } from 'composer/testing/jest-preset.mjs';

/** One database server for all test files. */
export const onTestServer = {
  globalSetup: '<rootDir>/testing/start-test-server.mjs',
  globalTeardown: '<rootDir>/testing/stop-test-server.mjs',
};

export default jestPreset({
  // By far the longest of all projects: at the end it has the machine to itself.
  maxWorkers: 2,
  globals: { __SERVER__: false },
  ...onTestServer,
});
