import { expect, test } from '@jest/globals';
import { belgianDay, startOfMonth, startOfWeek, belgianInstant, daysAfter } from './belgian-time.ts';

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

test.each([
  ['2026-11-24', '10:00', '2026-11-24T09:00:00.000Z'],
  ['2027-07-20', '10:00', '2027-07-20T08:00:00.000Z'],
  // Clocks go forward in the night to 28 March 2027, and back in the night to 25 October 2026.
  ['2027-03-27', '10:00', '2027-03-27T09:00:00.000Z'],
  ['2027-03-28', '10:00', '2027-03-28T08:00:00.000Z'],
  ['2027-03-28', '01:30', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ['2026-10-24', '19:00', '2026-10-24T17:00:00.000Z'],
  ['2026-10-25', '10:00', '2026-10-25T09:00:00.000Z'],
])('%s %s in Belgium is %s', (day, time, moment) => {
  expect(belgianInstant(day, time).toISOString()).toBe(moment);
});

test('days go on over months and changes of summer time', () => {
  expect([daysAfter('2027-02-28', 1), daysAfter('2027-03-27', 1), daysAfter('2026-12-31', 1)]).toEqual([
    '2027-03-01',
    '2027-03-28',
    '2027-01-01',
  ]);
});
