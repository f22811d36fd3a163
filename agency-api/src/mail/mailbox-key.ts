import { domainToASCII } from 'node:url';

/** Two domains of the same mail service. */
const SAME_DOMAIN: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/**
 * One key for all spellings of an e-mail address that usually mean the same mailbox, for counting mails: `+tag` and dots before the
 * `@` are dropped, case is folded, the domain is in its ASCII form. Never an address to send to: elsewhere `a.b@` and `ab@`
 * may be two people, who then share a limit.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).replace(/\+.*$/s, '').replaceAll('.', '').toLowerCase();
  const written = email.slice(at + 1).replace(/\.$/, '');
  const domain = domainToASCII(written) || written.toLowerCase();
  return `${name}@${SAME_DOMAIN[domain] ?? domain}`;
}
