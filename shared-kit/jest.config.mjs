import { forAll, jestPreset } from 'composer/testing/jest-preset.mjs';

export default {
  ...forAll,
  projects: [
    jestPreset({
      isProject: true,
      environment: 'browser',
      displayName: 'kit',
      roots: ['<rootDir>/src'],
      testPathIgnorePatterns: ['/node_modules/'],
    }),
    jestPreset({
      isProject: true,
      displayName: 'node',
      roots: ['<rootDir>/build', '<rootDir>/testing', '<rootDir>/viewer'],
    }),
  ],
};
