import { randomUUID } from 'node:crypto';

/** A completed request for a valuation with a new idempotency key. */
export const valuationForm = (changes: object = {}) => ({
  street: 'Rue Haute',
  number: '12',
  zip: '5000',
  city: 'Namur',
  propertyType: 'house',
  livingArea: '180',
  bedrooms: '4',
  state: 'good',
  energyLabel: 'unknown',
  wish: 'sell',
  when: 'six-months',
  firstName: 'Marie',
  lastName: 'Dupont',
  email: 'marie@example.be',
  phone: '0475 12 34 56',
  timeSlots: ['10:00-13:00'],
  privacy: true,
  language: 'nl',
  idempotencyKey: randomUUID(),
  ...changes,
});
