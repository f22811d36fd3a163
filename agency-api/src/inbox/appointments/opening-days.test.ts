import { expect, test } from '@jest/globals';
import { appointmentsFileSchema } from '../../configuration/schemas/appointments.ts';
import { contactFileSchema } from '../../configuration/schemas/contact.ts';
import { isVisitable, visitRules } from '../../configuration/visit-rules.ts';
import { openingDays } from './opening-days.ts';

const contact = contactFileSchema.parse({ timeSlots: {} });
const parseRules = (file: object, reference = 'A7') =>
  visitRules({ appointments: appointmentsFileSchema.parse(file), contact }, reference);
const weekdays = { monday: true, tuesday: true, wednesday: true, thursday: true, friday: true } as const;
const openOn = async (file: object, now: string) =>
  Object.fromEntries(
    (await openingDays(parseRules({ week: weekdays, ...file }), new Date(now))).map(({ day, slots }) => [
      day,
      slots,
    ]),
  );

test('visits are in the hours of the weekday, after the notice, as many days ahead as configured', async () => {
  // A Friday, 11:30 in Belgium.
  const open = await openOn(
    { noticeHours: 24, daysAhead: 4, week: { ...weekdays, saturday: ['14:00-16:00', '10:00-12:00'] } },
    '2026-11-20T10:30:00Z',
  );
  expect(open).toEqual({
    '2026-11-21': ['14:00-16:00'],
    '2026-11-23': ['10:00-13:00', '13:00-16:00', '16:00-19:00'],
    '2026-11-24': ['10:00-13:00', '13:00-16:00', '16:00-19:00'],
  });
});

test('nobody is shown around on public holidays, unless configured, nor on closed days', async () => {
  const now = '2026-12-21T08:00:00Z';
  const file = {
    noticeHours: 0,
    daysAhead: 8,
    closedDays: ['2026-12-22', { from: '2026-12-28', to: '2026-12-29' }],
  };
  expect(Object.keys(await openOn(file, now))).toEqual(['2026-12-21', '2026-12-23', '2026-12-24']);
  expect(Object.keys(await openOn({ ...file, closedOnHolidays: false }, now))).toContain('2026-12-25');
  // Easter Monday and Ascension Day move with the year; Assumption Day 2027 is a Sunday.
  expect(await openOn({ daysAhead: 1, noticeHours: 0 }, '2027-03-29T00:00:00Z')).not.toHaveProperty(
    '2027-03-29',
  );
  expect(await openOn({ daysAhead: 1, noticeHours: 0 }, '2027-05-06T00:00:00Z')).not.toHaveProperty(
    '2027-05-06',
  );
});

test('the notice counts hours over a change of summer time, by the clocks of Belgium', async () => {
  const week = { sunday: ['10:00-13:00', '11:00-13:00'], saturday: ['10:00-13:00'] };
  // Clocks go forward in the night to 28 March 2027: 24 hours after 10:00 on Saturday it is 11:00.
  const open = await openOn({ week, noticeHours: 24, daysAhead: 1 }, '2027-03-27T09:00:00Z');
  expect(open).toEqual({ '2027-03-28': ['11:00-13:00'] });
});

test('a listing has rules of its own in place of those of the agency', async () => {
  const file = {
    week: weekdays,
    noticeHours: 48,
    rental: { incomeInRents: 3, inventoryShare: 50 },
    listings: [
      {
        references: ['A7', 'A8'],
        week: { saturday: ['10:00-12:00'] },
        atOnce: 5,
        rental: { incomeInRents: 2.5 },
      },
      { references: ['A8'], isOffered: false },
    ],
  };
  expect(parseRules(file)).toMatchObject({
    noticeHours: 48,
    atOnce: 5,
    rental: { incomeInRents: 2.5, inventoryShare: 50 },
  });
  expect(parseRules(file).week.flat()).toEqual(['10:00-12:00']);
  expect([parseRules(file), parseRules(file, 'A8'), parseRules(file, 'B'), parseRules({})].map(isVisitable)).toEqual([
    true, false, true, false,
  ]); // prettier-ignore
});

test.each([
  [{ week: { monday: ['13:00-10:00'] } }, 'end after'],
  [{ week: { someday: true } }, ''],
  [{ closedDays: [{ from: '2026-12-24', to: '2026-12-01' }] }, ''],
  [{ closedDays: ['2026-02-30'] }, ''],
  [{ listings: [{ references: [] }] }, ''],
  [{ notice: 3 }, ''],
])('%j is refused', (file, message) => {
  const { error } = appointmentsFileSchema.safeParse(file);
  expect(error?.message).toContain(message);
});
