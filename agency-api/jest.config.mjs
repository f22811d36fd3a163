import { jestPreset } from 'composer/testing/jest-preset.mjs';

/** One database server for all test files. */
export const onTestServer = {
  globalSetup: '<rootDir>/testing/start-test-server.mjs',
  globalTeardown: '<rootDir>/testing/stop-test-server.mjs',
};

export default jestPreset(onTestServer);
