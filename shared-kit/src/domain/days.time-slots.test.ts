import { DEFAULT_TIME_SLOTS, timeSlotCode } from './days.ts';

test('contact and visits have separate hours', () => {
  expect(DEFAULT_TIME_SLOTS.contact.map(timeSlotCode)).toEqual(['10:00-13:00', '14:00-16:00', '16:00-19:00']);
  expect(DEFAULT_TIME_SLOTS.visit.map(timeSlotCode)).toEqual(['10:00-13:00', '13:00-16:00', '16:00-19:00']);
});
