import { test } from '../../site/test.ts';
import { firstScreenHasKeyFacts } from './first-screen.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

firstScreenHasKeyFacts('fr', 'En un coup d’œil');
