import { listingName } from './listing-name.ts';

const listing = { title: 'Villa au calme', headline: 'Villa à vendre', mainType: 'Villa', city: 'Namur' };

test('a listing is called by its title, its headline, or its type and town', () => {
  expect(listingName(listing)).toBe('Villa au calme');
  expect(listingName({ ...listing, title: '' })).toBe('Villa à vendre');
  expect(listingName({ ...listing, title: '', headline: '' })).toBe('Villa Namur');
});

test('what is missing leaves no blank', () => {
  const unnamed = { ...listing, title: '', headline: '' };
  expect(listingName({ ...unnamed, mainType: '' })).toBe('Namur');
  expect(listingName({ ...unnamed, city: '' })).toBe('Villa');
});
