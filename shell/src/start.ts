import { startPage } from 'composer/shell/browser';
import { isConsentWaiting } from './consent/early-notice.ts';
import { early } from './early.ts';

// The first script of a page that waits for its visitor (docs/decisions/0075).
startPage({ ...early, isHydrationDue: isConsentWaiting });
