import { jestPreset } from 'composer/testing/jest-preset.mjs';

export default jestPreset({ environment: 'browser' });
