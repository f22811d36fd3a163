import { expect, test } from '@jest/globals';
import { ListingColumns, emptyFacts } from '../columns/listing-columns.ts';
import { SimilarListings } from './similar-listings.ts';

const TOWNS = [
  { id: 1, zip: '5000', name: 'namur' },
  { id: 2, zip: '5000', name: 'beez' },
  { id: 3, zip: '5010', name: 'suarlee' },
  { id: 4, zip: '8000', name: 'bruges' },
];
const TYPE_SETS = [
  { id: 1, webIds: [1] },
  { id: 2, webIds: [2] },
  { id: 3, webIds: [1, 2] },
];

const listing = (id: number, over: object = {}) => ({
  id,
  goal: 0,
  cityId: 1,
  typeSetId: 1,
  price: 300_000 as number | null,
  closed: false,
  discreet: false,
  manager: undefined as string | undefined,
  ...over,
});

/** Listings by ascending ID. */
function similarAmong(listings: ReturnType<typeof listing>[]): SimilarListings {
  const facts = emptyFacts(listings.length);
  listings.forEach(({ id, goal, cityId, typeSetId, price, closed, discreet }, row) => {
    facts.id[row] = id;
    facts.goal[row] = goal;
    facts.cityId[row] = cityId;
    facts.typeSetId[row] = typeSetId;
    facts.price[row] = price ?? NaN;
    facts.closed[row] = Number(closed);
    facts.discreet[row] = Number(discreet);
  });
  const open = listings.flatMap(({ manager, closed }, row) => (manager && !closed ? [{ manager, row }] : []));
  const managed = [...Map.groupBy(open, ({ manager }) => manager).values()].map((rows) =>
    Int32Array.from(rows, ({ row }) => row),
  );
  return new SimilarListings(new ListingColumns(facts), { towns: TOWNS, typeSets: TYPE_SETS, managed });
}

const like = (id: number, ...listings: ReturnType<typeof listing>[]) => similarAmong(listings).idsLike(id);

test('the same town comes first, then its postal code, its postal area, and elsewhere, whatever the price', () => {
  const far = [listing(2, { cityId: 4 }), listing(3, { cityId: 3 }), listing(4, { cityId: 2 })];
  expect(like(1, listing(1), ...far, listing(5, { price: 200_000 }))).toEqual([5, 4, 3, 2]);
});

test('at most four: within a town the nearest prices, the newest first among equals', () => {
  const prices = [310_000, 290_000, 305_000, 400_000, 305_000].map((price, index) =>
    listing(index + 2, { price }),
  );
  expect(like(1, listing(1), ...prices)).toEqual([6, 4, 3, 2]);
});

test('prices from 0.6 to 1.6 of its own count, and no unknown ones', () => {
  const prices = [179_999, 180_000, 480_000, 480_001, null].map((price, index) =>
    listing(index + 2, { price }),
  );
  expect(like(1, listing(1), ...prices)).toEqual([3, 4]);
});

test('a listing without a price has the newest of its town', () => {
  const prices = [1, null, 900_000].map((price, index) => listing(index + 2, { price }));
  expect(like(1, listing(1, { price: null }), ...prices)).toEqual([4, 3, 2]);
});

test('closed ones, the other goal and other types are not similar; a closed one has similar ones', () => {
  const others = [listing(2, { closed: true }), listing(3, { goal: 1 }), listing(4, { typeSetId: 2 })];
  expect(like(1, listing(1), ...others, listing(5, { typeSetId: 3 }))).toEqual([5]);
  expect(like(2, listing(1), ...others)).toEqual([1]);
});

test('an unlisted one has none', () => {
  expect(like(9, listing(1))).toEqual([]);
});

test('of the manager of a home that is sold nothing is looked for', () => {
  const manager = 'anne anne@agency.example';
  const gone = listing(1, { manager, closed: true });
  const similar = similarAmong([gone, listing(2, { manager, typeSetId: 2 })]);
  expect(similar.idsOfManager(1)).toEqual([]);
});

test('of the same manager are at most three others that are open: those for the same goal first, the newest before older ones, none twice', () => {
  const manager = 'anne anne@agency.example';
  const others = [
    listing(2, { manager, typeSetId: 2 }),
    listing(3, { manager, goal: 1 }),
    listing(4, { manager, typeSetId: 2 }),
    listing(5, { manager, typeSetId: 2, closed: true }),
    listing(6, { manager: 'bart' }),
    listing(7, { manager }),
    listing(8, { manager, goal: 1 }),
  ];
  const similar = similarAmong([listing(1, { manager }), ...others, listing(9)]);
  expect(similar.idsLike(1)).toContain(7);
  expect(similar.idsOfManager(1)).toEqual([4, 2, 8]);
  expect(similar.idsOfManager(9)).toEqual([]);
});

test('one that is no longer offered has those that it would have', () => {
  const others = [
    listing(2, { cityId: 3 }),
    listing(3),
    listing(4, { price: 900_000 }),
    listing(5, { goal: 1 }),
  ];
  const gone = { id: 1, goal: 0, town: { name: 'namur', zip: '5000' }, webIds: [2, 1], price: 300_000 };
  const similar = similarAmong(others);
  expect(similar.idsLikeGone(gone)).toEqual([3, 2]);
  expect(similar.idsLikeGone({ ...gone, town: { name: 'wepion', zip: '5010' } })).toEqual([2, 3]);
});
