import { OTHER_LANGUAGES } from '../../site/pages.ts';
import { SCRIPT_BLOCKED, test } from '../../site/test.ts';
import { homeIsComplete } from './home.ts';

test.use({ javaScriptEnabled: false, expectedFault: SCRIPT_BLOCKED });

OTHER_LANGUAGES.forEach(homeIsComplete);
