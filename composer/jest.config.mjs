import { forAll, jestPreset } from './testing/jest-preset.mjs';

/** Folders with React code. */
const PAGES = ['<rootDir>/host', '<rootDir>/shell'];

export default {
  ...forAll,
  projects: [
    jestPreset({ isProject: true, environment: 'browser', displayName: 'pages', roots: PAGES }),
    jestPreset({
      isProject: true,
      displayName: 'node',
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.long\\.test\\.', ...PAGES],
    }),
  ],
};
