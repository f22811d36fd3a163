import { randomUUID } from 'node:crypto';

/** A completed search alert with a new idempotency key: houses for sale in Namur. */
export const demandForm = (changes: object = {}) => ({
  goal: 'buy',
  types: ['1'],
  cities: ['namur|5000'],
  frequency: 'at-once',
  firstName: 'Marie',
  lastName: 'Dupont',
  email: 'marie@example.be',
  privacy: true,
  language: 'nl',
  idempotencyKey: randomUUID(),
  ...changes,
});
