import type { Visit } from '../src/appointment/day-choice.tsx';

/** Days and hours that a visit can be booked for. */
export const VISIT: Visit = {
  title: 'Villa',
  times: {
    isOffered: true,
    isByHand: false,
    asksLittle: false,
    days: [{ day: '2026-11-24', slots: [{ slot: '10:00-13:00', isFull: false }] }],
  } as Visit['times'],
};

/** What a page offers in fields whose description has no choices. */
export const CHOICES = {
  types: [{ value: '1', label: 'One' }],
  cities: [{ value: 'namur|5000', label: 'Namur' }],
  documents: [{ value: '1', label: 'One' }],
};
