import { visitorNetwork } from 'composer/server';
import type { Attempt, Backoff, Limit } from '../../http/attempt-limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Wrong passwords from one address, for whatever account: an address may serve a whole office. */
export const SIGN_IN_PER_ADDRESS: Limit = { max: 20, seconds: 15 * MINUTE };
/**
 * Wrong passwords for one account from one address. Only that address waits: whoever guesses must not be able to keep the owner out.
 */
export const SIGN_IN_PER_PAIR: Backoff = { free: 5, first: 30, longest: 15 * MINUTE, window: HOUR };
/** Wrong passwords for one account from anywhere are counted for as long, in seconds; they slow down (`sign-in-pace.ts`). */
export const FAILURES_COUNTED_FOR = HOUR;

/**
 * Codes of a second factor for one account, from anywhere: only three of a million are right at a time, but who guesses has the
 * password already. The owner is kept out then, until a new password is chosen by mail.
 */
export const WRONG_CODES: Limit = { max: 20, seconds: 24 * HOUR };
/**
 * And in a month, which no new password forgets: whoever reads the owner's mails can choose one as often as wanted. Only the
 * agency lifts it, with the second factor.
 */
export const WRONG_CODES_IN_MONTH: Limit = { max: 100, seconds: 30 * 24 * HOUR };

/** Each link makes a mail. */
export const LINKS_PER_ADDRESS: Limit = { max: 10, seconds: HOUR };
export const LINKS_PER_ACCOUNT: Limit = { max: 3, seconds: HOUR };

/** Wrong present passwords of somebody who is signed in: a session that was left open must not tell the password. */
export const PASSWORD_CHANGES: Limit = { max: 5, seconds: 15 * MINUTE };

/** Documents that an owner sends (product O20). */
export const DOCUMENTS_PER_OWNER: Limit = { max: 40, seconds: HOUR };

/** Each makes two mails (product O21). */
export const EMAIL_CHANGES_PER_ACCOUNT: Limit = { max: 5, seconds: HOUR };
export const EMAIL_CHANGES_PER_ADDRESS: Limit = { max: 10, seconds: HOUR };

export const PASSWORDS_PER_ADDRESS: Limit = { max: 20, seconds: 15 * MINUTE };

/** How attempts of a visitor are counted; IPv6 addresses by their /64. E-mail in lower case. */
export const signInTo = (email: string): Attempt => ({ what: 'sign-in to', who: email });
export const signInToFrom = (email: string, address: string): Attempt => ({
  ...signInTo(email),
  from: visitorNetwork(address),
});
export const signInFrom = (address: string): Attempt => ({
  what: 'sign-in from',
  who: visitorNetwork(address),
});
export const codesTo = (email: string): Attempt => ({ what: 'code to', who: email });
export const codesInMonthTo = (email: string): Attempt => ({ what: 'code in a month to', who: email });
export const linkTo = (email: string): Attempt => ({ what: 'link to', who: email });
export const linkFrom = (address: string): Attempt => ({ what: 'link from', who: visitorNetwork(address) });
export const toPasswordChangeAttempt = (accountId: string): Attempt => ({
  what: 'password change',
  who: accountId,
});
export const toDocumentsAttempt = (feedEmail: string): Attempt => ({ what: 'documents of', who: feedEmail });
export const toEmailChangeAttempt = (accountId: string): Attempt => ({
  what: 'e-mail change',
  who: accountId,
});
export const emailChangeFrom = (address: string): Attempt => ({
  what: 'e-mail change from',
  who: visitorNetwork(address),
});
export const passwordFrom = (address: string): Attempt => ({
  what: 'password from',
  who: visitorNetwork(address),
});
