import { expect, test } from '@jest/globals';
import { shownOpenDays } from './shown-open-days.ts';

const spans = (...records: Parameters<typeof shownOpenDays>[0]) =>
  shownOpenDays(records).map(({ day, slot }) => `${day} ${slot}`);

test.each([
  ['Belgian time where no offset is named, in winter', '2026-12-05T10:00', '2026-12-05T09:00:00.000Z'],
  ['in summer', '2027-06-05T10:00:00', '2027-06-05T08:00:00.000Z'],
  ['the moment where one is', '2026-12-05T10:00:00+01:00', '2026-12-05T09:00:00.000Z'],
  ['UTC', '2026-12-05T09:00:00Z', '2026-12-05T09:00:00.000Z'],
])('the beginning of an open day is %s', (_what, Start, moment) => {
  expect(shownOpenDays([{ Start, End: `${Start.slice(0, 10)}T20:00Z` }])[0]!.startsAt).toBe(moment);
});

test('open days are in Belgian time, the soonest first, each once, with their notes', () => {
  expect(
    shownOpenDays([
      { Start: '2026-12-12T14:00', End: '2026-12-12T16:00' },
      { Start: '2026-12-05T10:00', End: '2026-12-05T13:00', Note: ' Au rez-de-chaussée ' },
      { Start: '2026-12-12T13:00:00Z', End: '2026-12-12T15:00:00Z', Note: '' },
    ]),
  ).toEqual([
    {
      startsAt: '2026-12-05T09:00:00.000Z',
      endsAt: '2026-12-05T12:00:00.000Z',
      day: '2026-12-05',
      slot: '10:00-13:00',
      note: 'Au rez-de-chaussée',
    },
    {
      startsAt: '2026-12-12T13:00:00.000Z',
      endsAt: '2026-12-12T15:00:00.000Z',
      day: '2026-12-12',
      slot: '14:00-16:00',
      note: null,
    },
  ]);
});

test('one that ends before it begins, when it begins, or on another day is none', () => {
  expect(
    spans(
      { Start: '2026-12-05T13:00', End: '2026-12-05T10:00' },
      { Start: '2026-12-05T13:00', End: '2026-12-05T13:00' },
      { Start: '2026-12-05T10:00', End: '2026-12-06T16:00' },
      { Start: '2026-12-05T10:00Z', End: '2026-12-05T23:30Z' },
    ),
  ).toEqual([]);
});
