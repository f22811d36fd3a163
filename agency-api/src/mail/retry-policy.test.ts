import { expect, test } from '@jest/globals';
import { outcomeOfFailure } from './retry-policy.ts';

const failure = (code: string, responseCode?: number) =>
  Object.assign(new Error('no'), { code, responseCode });
const middle = () => 0.5;

test.each([
  ['a recipient that does not exist', failure('EENVELOPE', 550), 'dead'],
  ['a mail that is refused', failure('EMESSAGE', 554), 'dead'],
  ['a full mailbox', failure('EENVELOPE', 452), 'queued'],
  ['a server that is away', failure('ECONNECTION'), 'queued'],
  ['a password that is refused: the mail is not at fault', failure('EAUTH', 535), 'queued'],
])('%s', (_case, error, state) => {
  expect(outcomeOfFailure(error, 1).state).toBe(state);
});

test('each delay is twice as long, up to four hours, for five days', () => {
  const waits: number[] = [];
  for (let attempts = 1; ; attempts++) {
    const outcome = outcomeOfFailure(failure('ECONNECTION'), attempts, middle);
    if (outcome.state !== 'queued') break;
    waits.push(outcome.retryInSeconds);
  }
  expect(waits.slice(0, 4)).toEqual([30, 60, 120, 240]);
  expect(Math.max(...waits)).toBe(4 * 3600);
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600;
  expect(hours / 24).toBeCloseTo(5, 0);
});

test('mails that failed together are not retried together', () => {
  const waits = [0, 0.999].map((random) => outcomeOfFailure(failure('ECONNECTION'), 3, () => random));
  expect(waits).toMatchObject([{ retryInSeconds: 90 }, { retryInSeconds: 150 }]);
});
