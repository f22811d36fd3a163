import { jestPreset } from 'composer/testing/jest-preset.mjs';

export default jestPreset({
  environment: 'browser',
  testMatch: ['**/*.long.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
});
