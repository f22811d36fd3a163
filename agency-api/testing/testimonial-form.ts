import { randomUUID } from 'node:crypto';

/** A completed testimonial with a new idempotency key. */
export const testimonialForm = (changes: object = {}) => ({
  name: 'Marie D.',
  text: 'Une équipe à l’écoute, et franche.',
  email: 'marie@example.be',
  publish: true,
  privacy: true,
  language: 'fr',
  idempotencyKey: randomUUID(),
  ...changes,
});
