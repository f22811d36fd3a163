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

test('a request that failed is named with its causes', () => {
  const record = {
    level: 50,
    msg: 'request failed',
    req: { id: 'abc-2', method: 'GET', url: '/media/7-1.webp' },
    err: { message: 'The original of the picture cannot be had', cause: { message: 'no answer in 5 s' } },
  };
  expect(describeLine('agency-api', JSON.stringify(record))).toBe(
    'agency-api: error: request failed · The original of the picture cannot be had · no answer in 5 s · /media/7-1.webp · request abc-2',
  );
});

test.each(['Port 4000 is in use', '{ not JSON', '"text"', 'null'])('%p is shown unchanged', (line) => {
  expect(describeLine('agency-api', line)).toBe(`agency-api: ${line}`);
});
