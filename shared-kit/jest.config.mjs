import { jestPreset } from './testing/jest-preset.mjs';

export default {
  projects: [
    jestPreset({ environment: 'browser', displayName: 'kit', roots: ['<rootDir>/src'] }),
    jestPreset({ displayName: 'presets', roots: ['<rootDir>/build', '<rootDir>/viewer'] }),
  ],
};
