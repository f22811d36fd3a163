import { jestPreset } from './testing/jest-preset.mjs';

export default {
  // Of projects Jest does not read it.
  testTimeout: 30_000,
  projects: [
    jestPreset({
      environment: 'browser',
      displayName: 'kit',
      roots: ['<rootDir>/src'],
      testPathIgnorePatterns: ['/node_modules/', '/src/server/'],
    }),
    jestPreset({
      displayName: 'node',
      roots: ['<rootDir>/build', '<rootDir>/src/server', '<rootDir>/testing', '<rootDir>/viewer'],
    }),
  ],
};
