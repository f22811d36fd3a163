import { domainToASCII } from 'node:url';

/** Two domains of the same mail service. */
const SAME_DOMAIN: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/**
 * One key for all spellings of an e-mail address that usually mean the same mailbox, for counting mails: `+tag` and dots before the
 * `@` are dropped, case is folded, the domain is in its ASCII form. Never an address to send to: elsewhere `a.b@` and `ab@`
 * may be two people, who then share a limit.
 */
export function mailboxKey(email: string): string {
  const [name, domain] = splitAddress(email);
  return `${name.replace(/\+.*$/s, '').replaceAll('.', '')}@${SAME_DOMAIN[domain] ?? domain}`;
}

/**
 * One key for one e-mail address, to which mails go: only case and the form of the domain are folded. What a mail's link may decide
 * hangs on it: nobody else's address has the same.
 */
export function addressKey(email: string): string {
  return splitAddress(email).join('@');
}

function splitAddress(email: string): [name: string, domain: string] {
  const at = email.lastIndexOf('@');
  const written = email.slice(at + 1).replace(/\.$/, '');
  return [email.slice(0, at).toLowerCase(), domainToASCII(written) || written.toLowerCase()];
}
