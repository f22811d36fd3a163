import { expect, test } from '@jest/globals';
import { describeLine } from './log-lines.ts';

test('a log record is shown in short form', () => {
  const record = {
    level: 50,
    time: 1,
    pid: 2,
    msg: 'page fault',
    err: { message: 'no such town', stack: 'Error: no such town\n at x' },
    url: '/fr/',
    requestId: 'abc-1',
  };
  expect(describeLine('gateway', JSON.stringify(record))).toBe(
    'gateway: error: page fault · no such town · /fr/ · request abc-1',
  );
});

test.each(['Port 4000 is in use', '{ not JSON', '"text"', 'null'])('%p is shown unchanged', (line) => {
  expect(describeLine('agency-api', line)).toBe(`agency-api: ${line}`);
});
