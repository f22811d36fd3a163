import type { Attempt, Limit } from './attempt-limits.ts';

const MINUTE = 60;

/** Sign-in: an address may serve a whole office, an account one owner. A right password clears the account's count. */
const SIGN_IN_PER_ADDRESS: Limit = { max: 20, seconds: 15 * MINUTE };
const SIGN_IN_PER_ACCOUNT: Limit = { max: 5, seconds: 15 * MINUTE };

/** Each makes a mail. */
const LINKS_PER_ADDRESS: Limit = { max: 10, seconds: 60 * MINUTE };
const LINKS_PER_ACCOUNT: Limit = { max: 3, seconds: 60 * MINUTE };

const PASSWORDS_PER_ADDRESS: Limit = { max: 20, seconds: 15 * MINUTE };

export const signInAttempts = (address: string, email: string): [byAddress: Attempt, byAccount: Attempt] => [
  { what: 'sign-in from', who: address, limit: SIGN_IN_PER_ADDRESS },
  { what: 'sign-in to', who: email, limit: SIGN_IN_PER_ACCOUNT },
];

export const linkAttempts = (address: string, email: string): Attempt[] => [
  { what: 'link from', who: address, limit: LINKS_PER_ADDRESS },
  { what: 'link to', who: email, limit: LINKS_PER_ACCOUNT },
];

export const passwordAttempts = (address: string): Attempt[] => [
  { what: 'password from', who: address, limit: PASSWORDS_PER_ADDRESS },
];
