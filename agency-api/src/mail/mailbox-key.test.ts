import { expect, test } from '@jest/globals';
import { mailboxKey } from './mailbox-key.ts';

test.each([
  'marie.dupont@example.be',
  'marie.dupont+0@example.be',
  'marie.dupont+a+b@example.be',
  'm.a.r.i.e.dupont@example.be',
  'mariedupont@example.be',
  'Marie.DUPONT@Example.BE',
  'mariedupont@example.be.',
])('%s leads to the mailbox of mariedupont@example.be', (email) => {
  expect(mailboxKey(email)).toBe('mariedupont@example.be');
});

test.each([
  ['one@gmail.com', 'o.n.e+x@googlemail.com'],
  ['one@xn--hellbore-e1a.be', 'one@HELLÉBORE.be'],
  ['+a@example.be', '+b@example.be'],
])('%s and %s share a mailbox', (one, other) => {
  expect(mailboxKey(one)).toBe(mailboxKey(other));
});

test.each([
  ['one@example.be', 'two@example.be'],
  ['one@example.be', 'one@example.com'],
  ['one@example.be', 'one@mail.example.be'],
])('%s and %s do not', (one, other) => {
  expect(mailboxKey(one)).not.toBe(mailboxKey(other));
});
