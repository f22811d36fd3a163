import { OTHER_LANGUAGES } from '../../site/pages.ts';
import { test } from '../../site/test.ts';
import { unknownPropertySaysSo } from './unknown-property.ts';

test.use({ expectedFault: /status of 404/ });

OTHER_LANGUAGES.forEach(unknownPropertySaysSo);
