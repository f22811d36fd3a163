import { jestPreset } from 'composer/testing/jest-preset.mjs';

export default jestPreset({
  roots: ['<rootDir>/build'],
  testMatch: ['**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
});
