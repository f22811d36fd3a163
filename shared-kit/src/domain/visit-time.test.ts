import { dayText, parseVisitTime, slotText, visitTimeCode } from './visit-time.ts';

test('a day and a slot are one text, and are read out of it', () => {
  const time = { day: '2026-11-24', slot: '10:00-13:00' };
  expect(parseVisitTime(visitTimeCode(time))).toEqual(time);
  expect(slotText(time.slot)).toBe('10:00\u00a0–\u00a013:00');
});

test.each([
  '',
  '2026-11-24',
  '2026-02-30 10:00-13:00',
  '2026-13-01 10:00-13:00',
  ' 2026-11-24 10:00-13:00',
  'x',
])('%j is no time of a visit', (code) => {
  expect(parseVisitTime(code)).toBeUndefined();
});

test.each([
  ['fr', 'mardi 24 novembre 2026'],
  ['nl', 'dinsdag 24 november 2026'],
  ['de', 'Dienstag, 24. November 2026'],
  ['en-GB', 'Tuesday 24 November 2026'],
])('in %s a day is told in words, wherever the reader is', (locale, words) => {
  expect(dayText('2026-11-24', locale)).toBe(words);
});
