import { forAll, jestPreset } from 'composer/testing/jest-preset.mjs';

const own = { rootDir: import.meta.dirname, isProject: true };

export default {
  ...forAll,
  projects: [
    jestPreset({
      ...own,
      displayName: 'create',
      roots: ['<rootDir>'],
      modulePathIgnorePatterns: ['/template/'],
      testPathIgnorePatterns: ['/node_modules/', '/template/'],
    }),
    jestPreset({
      ...own,
      displayName: 'template',
      environment: 'browser',
      roots: ['<rootDir>/template/remote'],
    }),
  ],
};
