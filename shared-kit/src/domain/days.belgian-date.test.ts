import { belgianDate, daysAfter, isDate } from './days.ts';

test.each([
  ['2026-07-01T22:30:00Z', '2026-07-02'],
  ['2026-12-01T22:30:00Z', '2026-12-01'],
  ['2026-12-01T23:30:00Z', '2026-12-02'],
])('at %s it is %s in Belgium', (instant, day) => {
  expect(belgianDate(new Date(instant))).toBe(day);
});

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-01-01T00:00', '', '+02026-01-01'])(
  '"%s" is no day',
  (text) => expect(isDate(text)).toBe(false),
);

test('days are counted over the end of a year', () => {
  expect(isDate('2028-02-29')).toBe(true);
  expect(daysAfter('2026-12-30', 3)).toBe('2027-01-02');
});
