import { jestPreset } from './testing/jest-preset.mjs';

export default jestPreset({
  roots: ['<rootDir>/build'],
  testMatch: ['**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
});
