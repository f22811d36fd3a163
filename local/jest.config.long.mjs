import { jestPreset } from 'composer/testing/jest-preset.mjs';

export default jestPreset({
  testMatch: ['**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
});
