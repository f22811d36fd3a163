import { propertyPath } from '../../site/pages.ts';
import { test } from '../../site/test.ts';
import { pressedPictureOpens } from './before-code.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

pressedPictureOpens('property', (request) => propertyPath(request));
