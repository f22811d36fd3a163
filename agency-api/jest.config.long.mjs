import { jestPreset } from 'composer/testing/jest-preset.mjs';
import { onTestServer } from './jest.config.mjs';

export default jestPreset({ isLong: true, ...onTestServer });
