import { jestPreset } from 'composer/testing/jest-preset.mjs';

// Workers inherit it.
process.env.DEADLINE_FACTOR ??= '10';

export default jestPreset();
