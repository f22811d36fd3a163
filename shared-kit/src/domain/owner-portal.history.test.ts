import { visitsAtOnce } from './owner-portal.ts';

test('nobody is at two visits at once, and no home is shown to two', () => {
  const visit = { property: 1, date: '2026-11-02', time: '10:00-10:45', type: 'visit', contact: 'Laura M.' };
  const elsewhere = { ...visit, property: 2, time: '10:00-11:00' };
  const another = { ...visit, contact: 'Koen S.' };
  const fine = [
    { ...visit, date: '2026-11-03' },
    { ...visit, time: '' },
    { ...visit, type: 'communication' },
  ];
  expect(visitsAtOnce([visit, elsewhere, another, ...fine])).toEqual([elsewhere, another]);
});
