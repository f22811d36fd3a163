import { test } from '../../site/test.ts';
import { lettersStandInRows } from './energy-letters.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

lettersStandInRows(390, [7]);
