import { jestPreset } from './testing/jest-preset.mjs';

export default {
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
