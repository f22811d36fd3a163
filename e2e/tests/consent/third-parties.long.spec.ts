import { test } from '../../site/third-parties.ts';
import { nothingAskedBeforeTheChoice } from './nothing-asked.ts';

// One site for all of them.
test.describe.configure({ mode: 'default' });

for (const language of ['nl', 'en', 'de'] as const) nothingAskedBeforeTheChoice(language);
