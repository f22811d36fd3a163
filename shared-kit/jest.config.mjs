import { jestPreset } from 'composer/testing/jest-preset.mjs';

export default {
  // Of projects Jest does not read it.
  testTimeout: 120_000,
  maxWorkers: 2,
  projects: [
    jestPreset({
      environment: 'browser',
      displayName: 'kit',
      roots: ['<rootDir>/src'],
      testPathIgnorePatterns: ['/node_modules/'],
    }),
    jestPreset({
      displayName: 'node',
      roots: ['<rootDir>/build', '<rootDir>/testing', '<rootDir>/viewer'],
    }),
  ],
};
