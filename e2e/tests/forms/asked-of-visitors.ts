export const FOR_SALE = 847;
export const FOR_RENT = 1373;
const DAY = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** What a purchase offer and an application ask, by the names of their fields. */
export const OFFER = { amount: '250000', startDate: dayFromNow(1), endDate: dayFromNow(15), place: 'Namur' };
export const ADDRESS = {
  phone: '0475 12 34 56',
  street: 'Rue Haute',
  number: '12',
  zip: '5000',
  city: 'Namur',
};
/** The property is in Brussels. */
export const APPLICATION = { household: '2', resources: '2400' };
