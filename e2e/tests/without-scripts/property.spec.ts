import { SCRIPT_BLOCKED, test } from '../../site/test.ts';
import { SAMPLE_LANGUAGE } from '../../site/pages.ts';
import { propertyIsReadable } from './property.ts';

test.use({ javaScriptEnabled: false, expectedFault: SCRIPT_BLOCKED });

// Other languages: property.long.spec.ts.
propertyIsReadable(SAMPLE_LANGUAGE);
