import { expect, test } from '@jest/globals';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { listing, picture } from '../../testing/listings.ts';
import { largeFeature, mixedListings } from './mixed-listings.ts';

const at = (amount: number) => ({ kind: 'amount', amount, perMonth: false }) as const;
const card = (id: number, mainType: string, city: string, more: Partial<ListingCard> = {}): ListingCard => ({
  ...listing(id),
  section: 'sale',
  status: null,
  typeIds: [2],
  mainType,
  city,
  picture,
  ...more,
});
const ids = (listings: readonly ListingCard[]) => listings.map(({ id }) => id);

test('types and towns are mixed, newer ones first', () => {
  const newest = [
    card(9, 'Appartement', 'Evere'),
    card(8, 'Appartement', 'Evere'),
    card(7, 'Appartement', 'Namur'),
    card(6, 'Duplex', 'Namur'),
    card(5, 'Penthouse', 'Dinant'),
  ];
  expect(ids(mixedListings(newest, 3))).toEqual([9, 6, 5]);
});

test('units of projects fill only what is left', () => {
  const unit = { section: 'projects', projectId: 36 } as const;
  const newest = [
    card(9, 'Penthouse', 'Evere', unit),
    card(8, 'Duplex', 'Evere', unit),
    card(7, 'Appartement', 'Namur'),
    card(6, 'Appartement', 'Namur'),
  ];
  expect(ids(mixedListings(newest, 2))).toEqual([7, 6]);
  expect(ids(mixedListings(newest, 3))).toEqual([9, 7, 6]);
});

test('homes come before land and offices', () => {
  const newest = [
    card(9, 'Terrain', 'Dinant', { typeIds: [4] }),
    card(8, 'Appartement', 'Evere'),
    card(7, 'Appartement', 'Evere'),
  ];
  expect(ids(mixedListings(newest, 2))).toEqual([8, 7]);
});

test('what is sold is not offered', () => {
  expect(mixedListings([card(9, 'Villa', 'Namur', { status: 'sold' })], 4)).toEqual([]);
});

test('the large feature is the dearest house, and in no row', () => {
  const house = { typeIds: [1] };
  const newest = [
    card(9, 'Appartement', 'Evere', { price: at(900_000) }),
    card(8, 'Maison', 'Namur', { ...house, price: at(300_000) }),
    card(7, 'Villa', 'Dinant', { ...house, price: at(700_000) }),
    card(6, 'Villa', 'Liège', { ...house, price: at(800_000), status: 'sold' }),
    card(5, 'Villa', 'Liège', { ...house, price: at(800_000), picture: null }),
  ];
  expect(largeFeature(newest)!.id).toBe(7);
  expect(ids(mixedListings(newest, 4))).toEqual([9, 8, 5]);
});
