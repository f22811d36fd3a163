import type { EarlySite } from 'composer/shell';
import { isAnyFormWaiting, isFormOfPageBegun } from 'shared-kit/forms/waiting-form';
import { showConsentNotice } from './consent/early-notice.ts';

/** What the site does in a page before it is hydrated. A form that was begun in this tab, or waits to be sent, is shown by scripts (product V45). */
export const early: EarlySite = {
  beforeHydration: showConsentNotice,
  hasWork: () => isAnyFormWaiting() || isFormOfPageBegun(),
};
