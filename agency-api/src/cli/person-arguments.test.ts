import { expect, test } from '@jest/globals';
import { readWish } from './person-arguments.ts';

const MARIE = 'marie@example.be';

test('help is asked for in two ways', () => {
  expect([readWish(['--help']), readWish(['erase', '-h'])]).toEqual([undefined, undefined]);
});

test('an address is read without blanks around it, a number of an offer in capitals', () => {
  expect(readWish(['export', ` ${MARIE} `, '--to', 'copy'])).toMatchObject({
    command: 'export',
    person: { email: MARIE },
    to: 'copy',
  });
  const numbers = ['--not-accepted', '20261122-7f3a9c', '--not-accepted', '20261122-0B0B0B'];
  expect(readWish(['erase', '--dry-run', MARIE, ...numbers])).toMatchObject({
    command: 'erase',
    isTrial: true,
    notAccepted: new Set(['20261122-7F3A9C', '20261122-0B0B0B']),
  });
  expect(readWish(['erase', MARIE, '--not-accepted', 'all'])).toMatchObject({
    isTrial: false,
    notAccepted: true,
  });
});

test.each([
  [[], 'a command is missing'],
  [['forget', MARIE], '"forget" is no command'],
  [['erase'], 'erase needs an e-mail address'],
  [['erase', '%'], '"%" is no e-mail address'],
  [['erase', MARIE, 'paul@example.be'], '"paul@example.be" is one argument too many'],
  [['erase', MARIE, '--dryrun'], "'--dryrun'"],
  [['erase', MARIE, '--to', 'folder'], '--to belongs to export'],
  [['export', MARIE, '--dry-run'], '--dry-run belongs to erase'],
  [['export', MARIE, '--to'], "'--to"],
  [['export', MARIE, '--to', ''], '--to needs a folder'],
])('%j is refused by name, with the usage', (args, reason) => {
  expect(() => readWish(args)).toThrow(reason);
  expect(() => readWish(args)).toThrow('Usage: npm run person');
});
