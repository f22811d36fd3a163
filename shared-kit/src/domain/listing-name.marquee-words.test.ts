import { marqueeWords } from './listing-name.ts';

test.each(['Faire offre à partir de', 'Bieden vanaf', 'Offers from', 'Gebote ab'])(
  '"%s" is followed by the amount',
  (name) => {
    expect(marqueeWords(name, '€ 910.000')).toBe(`${name} € 910.000`);
    expect(marqueeWords(name, undefined)).toBe(name);
  },
);

test.each(['Coup de cœur', 'Visite libre samedi', 'Laatste kansen', 'Bieden'])('"%s" is not', (name) => {
  expect(marqueeWords(name, '€ 910.000')).toBe(name);
});
