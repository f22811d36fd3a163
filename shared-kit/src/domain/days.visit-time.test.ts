import { dayText, monthText, parseVisitTime, slotText, visitTimeCode, weekdayLetters } from './days.ts';

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
  ['fr', 'mardi 24 novembre 2026', 'lu'],
  ['nl', 'dinsdag 24 november 2026', 'ma'],
  ['de', 'Dienstag, 24. November 2026', 'Mo'],
  ['en', 'Tuesday 24 November 2026', 'Mo'],
] as const)('in %s a day is told in words, wherever the reader is', (language, words, monday) => {
  expect(dayText('2026-11-24', language)).toBe(words);
  expect(dayText('2026-11-24', language, false)).toBe(words.replace(' 2026', ''));
  expect(weekdayLetters(language)[0]).toBe(monday);
});

test('the first of a month has its own number in French', () => {
  expect(dayText('2026-12-01', 'fr', false)).toBe('mardi 1er décembre');
  expect(monthText('2026-12-01', 'fr')).toBe('décembre 2026');
});
