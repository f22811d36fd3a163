import { jestPreset } from 'composer/testing/jest-preset.mjs';
import './jest.config.mjs';

export default jestPreset({ isLong: true });
