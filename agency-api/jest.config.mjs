import { jestPreset } from 'composer/testing/jest-preset.mjs';

// Workers inherit it.
process.env.DEADLINE_FACTOR ??= '10';

/** One database server for all test files. */
export const onTestServer = {
  globalSetup: '<rootDir>/testing/start-test-server.mjs',
  globalTeardown: '<rootDir>/testing/stop-test-server.mjs',
};

export default jestPreset(onTestServer);
