import { jestPreset } from './testing/jest-preset.mjs';

export default jestPreset({ isLong: true });
