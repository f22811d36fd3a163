import { randomUUID } from 'node:crypto';
import { belgianDate, daysAfter } from 'shared-kit/domain/days';

/** Tests may run over midnight: what begins tomorrow has not begun then. */
const tomorrow = () => daysAfter(belgianDate(new Date()), 1);

/** A completed purchase offer for property 1 with a new idempotency key. */
export const offerForm = (changes: object = {}) => ({
  propertyId: 1,
  amount: '275.000',
  startDate: tomorrow(),
  endDate: daysAfter(tomorrow(), 10),
  loan: 'yes',
  loanAmount: '200000',
  loanDays: '30',
  ownHome: 'no',
  conditions: '',
  firstName: 'Marie',
  lastName: 'Dupont',
  email: 'marie@example.be',
  phone: '0475 12 34 56',
  street: 'Rue Haute',
  number: '12',
  zip: '5000',
  city: 'Namur',
  place: 'Namur',
  binding: true,
  privacy: true,
  language: 'fr',
  idempotencyKey: randomUUID(),
  ...changes,
});
