import { randomUUID } from 'node:crypto';

/** A completed booking of a visit with a new idempotency key. */
export const appointmentForm = (changes: object = {}) => ({
  time: '2026-11-24 10:00-13:00',
  firstName: 'Marie',
  lastName: 'Dupont',
  email: 'marie@example.be',
  phone: '0475 12 34 56',
  privacy: true,
  language: 'nl',
  idempotencyKey: randomUUID(),
  propertyId: 7,
  ...changes,
});
