import { expect, test } from '@jest/globals';
import { belgianDay, startOfMonth, startOfWeek } from './belgian-day.ts';

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('%s is %s in Belgium', (moment, day) => {
  expect(belgianDay(new Date(moment))).toBe(day);
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-03-01', '2026-02-23'],
])('the week of %s starts on Monday %s', (day, monday) => {
  expect(startOfWeek(day)).toBe(monday);
});

test('a month starts on its first', () => {
  expect(startOfMonth('2026-11-20')).toBe('2026-11-01');
});
