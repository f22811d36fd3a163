import type { Href } from 'composer/contract';

/** What can have been done before the account page is shown. */
export const ACCOUNT_NOTICES = [
  'password',
  'email',
  'session',
  'elsewhere',
  'summaryBegun',
  'summaryEnded',
  'secondFactorOff',
] as const;

/** What was done before. */
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];

/** The account page once something was done. */
export const accountPath = (href: Href, notice: AccountNotice) => `${href('owner-account')}?notice=${notice}`;
