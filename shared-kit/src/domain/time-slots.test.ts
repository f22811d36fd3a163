import { DEFAULT_TIME_SLOTS, findTimeSlot, timeSlotCode } from './time-slots.ts';

test('contact and visits have separate hours', () => {
  expect(DEFAULT_TIME_SLOTS.contact.map(timeSlotCode)).toEqual(['10:00-13:00', '14:00-16:00', '16:00-19:00']);
  expect(DEFAULT_TIME_SLOTS.visit.map(timeSlotCode)).toEqual(['10:00-13:00', '13:00-16:00', '16:00-19:00']);
});

test('only a slot that is offered is found', () => {
  expect(findTimeSlot('13:00-16:00', DEFAULT_TIME_SLOTS.visit)).toEqual({ from: '13:00', to: '16:00' });
  expect(findTimeSlot('13:00-16:00', DEFAULT_TIME_SLOTS.contact)).toBeUndefined();
  expect(findTimeSlot('', DEFAULT_TIME_SLOTS.contact)).toBeUndefined();
});
