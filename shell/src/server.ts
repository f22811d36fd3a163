import { createShell } from 'composer/shell/server';
import { fallbackSite } from 'shared-kit/domain/fallback-site';
import { PRESSED_HOMES_KEY } from 'shared-kit/state/saved-homes-key';
import { NOTICE } from './consent/early-notice.ts';
import { CHOSEN_KEY } from './consent/stored-consent.browser.ts';
import { sharedModules } from './shared-modules.ts';
import { site } from './site.ts';

export const { render, renderFixture, shared, messages } = createShell(site, {
  fallbackSite,
  sharedModules,
  messages: __MESSAGES__,
  question: { selector: NOTICE, key: CHOSEN_KEY },
  // The heart of a home shows that it is not kept until its code is there: whoever pressed it wants it kept (product C19).
  leftPresses: { attribute: 'keepsHome', key: PRESSED_HOMES_KEY },
});
