import { randomUUID } from 'node:crypto';

/** A completed form with a new idempotency key. */
export const contactForm = (changes: object = {}) => ({
  firstName: 'Marie',
  lastName: 'Dupont',
  email: 'marie@example.be',
  phone: '0475 12 34 56',
  street: 'Rue Haute',
  number: '12',
  zip: '5000',
  city: 'Namur',
  remark: 'Bonjour,\nje cherche une maison.',
  timeSlots: ['10:00-13:00'],
  preference: 'phone',
  newsletter: false,
  privacy: true,
  language: 'nl',
  idempotencyKey: randomUUID(),
  ...changes,
});
