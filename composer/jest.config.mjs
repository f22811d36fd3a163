import { jestPreset } from './testing/jest-preset.mjs';

/** Folders with React code. */
const PAGES = ['<rootDir>/host', '<rootDir>/shell'];

export default {
  // Of projects Jest does not read it.
  testTimeout: 120_000,
  maxWorkers: 2,
  projects: [
    jestPreset({ environment: 'browser', displayName: 'pages', roots: PAGES }),
    jestPreset({
      displayName: 'node',
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.long\\.test\\.', ...PAGES],
    }),
  ],
};
