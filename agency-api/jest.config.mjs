import { jestPreset } from 'shared-kit/testing/jest-preset.mjs';

const preset = jestPreset();
const [transformer, options] = Object.values(preset.transform)[0];

/** The API runs as ES modules, and so do its tests: `import.meta` and packages that are ES modules only. */
export default {
  ...preset,
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.tsx?$': [
      transformer,
      { ...options, useESM: true, tsconfig: { ...options.tsconfig, module: 'esnext' } },
    ],
  },
};
