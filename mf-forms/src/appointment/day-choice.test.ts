import { listMonths } from './day-choice.tsx';

test('days are shown by month, from the Monday of the first on', () => {
  const months = listMonths(['2026-11-24', '2026-11-30', '2026-12-02']);
  expect(months.map(({ days, offset }) => [days[0], days.at(-1), offset])).toEqual([
    ['2026-11-23', '2026-11-30', 0],
    ['2026-12-01', '2026-12-02', 1],
  ]);
});

test('a first day early in its month has no days of the month before it', () => {
  expect(listMonths(['2026-12-02'])).toEqual([{ days: ['2026-12-01', '2026-12-02'], offset: 1 }]);
  expect(listMonths([])).toEqual([]);
});
