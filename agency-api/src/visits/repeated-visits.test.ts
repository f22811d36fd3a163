import { expect, test } from '@jest/globals';
import { repeatedVisits } from './repeated-visits.ts';

const visit = { propertyId: 7, address: '192.0.2.7', userAgent: 'Mozilla/5.0' };
const at = (time: string) => new Date(`2026-11-20T${time}+01:00`);

test('a visit is repeated within half an hour, and counts again afterwards', () => {
  const visits = repeatedVisits();
  expect(visits.isRepeated(visit, at('10:00:00'))).toBe(false);
  expect(visits.isRepeated(visit, at('10:29:59'))).toBe(true);
  expect(visits.isRepeated(visit, at('10:30:00'))).toBe(false);
});

test('another property, another address and another browser are other visits', () => {
  const visits = repeatedVisits();
  visits.isRepeated(visit, at('10:00:00'));
  for (const other of [{ propertyId: 8 }, { address: '192.0.2.8' }, { userAgent: 'Mozilla/5.0 (X11)' }])
    expect(visits.isRepeated({ ...visit, ...other }, at('10:00:01'))).toBe(false);
});

test('at midnight in Belgium the salt is another: nobody is known any more', () => {
  const visits = repeatedVisits();
  visits.isRepeated(visit, at('23:59:59'));
  expect(visits.isRepeated(visit, new Date('2026-11-21T00:00:01+01:00'))).toBe(false);
});
