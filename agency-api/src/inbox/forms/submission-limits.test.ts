import { expect, test } from '@jest/globals';
import { ApiFault } from '../../http/api-fault.ts';
import type { Submission } from './submission.ts';
import { checkFillTime } from './submission-limits.ts';

const NOW = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

/** Whether a form without JavaScript is taken that was opened so long ago. */
function isTaken(open: number): boolean {
  const submission = { scriptless: { openedAt: NOW - open } } as Submission;
  try {
    checkFillTime(submission, NOW);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(ApiFault);
    return false;
  }
}

test.each([
  ['faster than a person can fill it in', 2_999, false],
  ['after three seconds', 3_000, true],
  ['within a day', 24 * HOUR, true],
  ['later than that', 24 * HOUR + 1, false],
  ['from the future', -1, false],
  ['at no time', NaN, false],
])('a form without JavaScript that is sent %s', (_when, open, expected) => {
  expect(isTaken(open)).toBe(expected);
});

test('forms of scripts have no such time', () => {
  expect(() => checkFillTime({ scriptless: undefined } as Submission, NOW)).not.toThrow();
});
