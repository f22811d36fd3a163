import { jestPreset } from 'shared-kit/testing/jest-preset.mjs';

export default jestPreset({
  testMatch: ['**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
});
