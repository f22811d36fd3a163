import { cityKey } from './towns.ts';
import type { ListingQuery } from './listing-query.ts';
import { formatListingQuery, parseListingQuery, ROOM_FIELDS, SORTS } from './listing-query.ts';
import { AREAS } from './region.ts';
import { ENERGY_GROUPS, FEATURES, choosePriceRange } from './search-criteria.ts';

const EMPTY: ListingQuery = {
  cities: [],
  areas: [],
  types: [],
  rooms: {},
  energy: [],
  features: [],
  showSold: false,
  hidesAnnuities: false,
  sort: 'newest',
  page: 1,
};
const parse = (query: string, goal = 0) => parseListingQuery(new URLSearchParams(query), goal);

test('an empty query is the whole list, newest first', () => {
  expect(parse('')).toEqual(EMPTY);
  expect(formatListingQuery(EMPTY, 0).toString()).toBe('');
});

test('all parameters of product S3 are read', () => {
  expect(
    parse(
      'search=1399&city=eghez%C3%A9e|5310&city=namur|5000&type=1&type=2&bedrooms=3&garages=1&price=200000-400000&sort=price-asc&page=2',
    ),
  ).toEqual({
    ...EMPTY,
    search: '1399',
    cities: ['eghezée|5310', 'namur|5000'],
    types: [1, 2],
    rooms: { bedrooms: 3, garages: 1 },
    price: { min: 200_000, max: 400_000 },
    sort: 'price-asc',
    page: 2,
  });
});

test('the filters of product S17 to S22 are read and written', () => {
  const written =
    'city=namur|5000&radius=10&area=region:brussels&area=province:namur&energy=a&energy=g&living=80-150&plot=500-' +
    '&with=terrace&with=new-build&available=2027-01-31&sold=show&bounds=50.1,4.2,50.3,4.4' +
    '&polygon=50,4;51,4;51,5&sort=price-m2-asc';
  const query = parse(written);
  expect(query).toEqual({
    ...EMPTY,
    cities: ['namur|5000'],
    radius: 10,
    areas: ['region:brussels', 'province:namur'],
    energy: ['a', 'g'],
    living: { min: 80, max: 150 },
    plot: { min: 500 },
    features: ['terrace', 'new-build'],
    available: '2027-01-31',
    showSold: true,
    bounds: { south: 50.1, west: 4.2, north: 50.3, east: 4.4 },
    polygon: [
      { lat: 50, lng: 4 },
      { lat: 51, lng: 4 },
      { lat: 51, lng: 5 },
    ],
    sort: 'price-m2-asc',
  });
  expect(decodeURIComponent(formatListingQuery(query, 0).toString())).toBe(written);
});

test('parameters are written in a fixed order', () => {
  const query = parse(
    'page=2&sort=city&price=100000-200000&toilets=1&bedrooms=2&type=4&city=Evere|1140&search=%20Saphir%20',
  );
  expect(decodeURIComponent(formatListingQuery(query, 0).toString())).toBe(
    'search=Saphir&city=evere|1140&type=4&bedrooms=2&toilets=1&price=100000-200000&sort=city&page=2',
  );
});

test.each([
  ['search=', EMPTY],
  ['search=%20%00%0A', EMPTY],
  ['search=a%00b', { ...EMPTY, search: 'a b' }],
  ['city=', EMPTY],
  ['city=namur', EMPTY],
  ['city=|5000', EMPTY],
  ['city=NAMUR|5000&city=namur|5000', { ...EMPTY, cities: ['namur|5000'] }],
  [`city=${'a'.repeat(1_000)}|5000`, EMPTY],
  ['type=abc&type=-1&type=0&type=1.5&type=2&type=2', { ...EMPTY, types: [2] }],
  ['bedrooms=0', EMPTY],
  ['bedrooms=-3', EMPTY],
  ['bedrooms=NaN&bathrooms=1e3&toilets=2', { ...EMPTY, rooms: { toilets: 2 } }],
  ['bedrooms=999', { ...EMPTY, rooms: { bedrooms: 20 } }],
  ['sort=constructor', EMPTY],
  ['sort=PRICE-ASC', EMPTY],
  ['page=0', EMPTY],
  ['page=-1', EMPTY],
  ['page=two', EMPTY],
  ['page=3&page=4', { ...EMPTY, page: 3 }],
  [`page=${'9'.repeat(400)}`, { ...EMPTY, page: 100_000 }],
  ['radius=10', EMPTY],
  ['city=namur|5000&radius=7', { ...EMPTY, cities: ['namur|5000'] }],
  ['area=province:atlantis&area=Region:brussels', EMPTY],
  ['energy=a_plus&energy=h&energy=b&energy=b', { ...EMPTY, energy: ['b'] }],
  ['living=150-80', { ...EMPTY, living: { min: 80, max: 150 } }],
  ['living=0-&plot=-&with=pool', EMPTY],
  [`plot=${'9'.repeat(400)}-`, { ...EMPTY, plot: { min: 1_000_000 } }],
  ['available=2027-02-30', EMPTY],
  ['available=tomorrow', EMPTY],
  ['sold=hide', EMPTY],
  ['bounds=1,2,3&polygon=1,2;3,4', EMPTY],
  ['polygon=50,4;51,5;51,4;50,5', EMPTY],
  ['unknown=1&__proto__=x', EMPTY],
])('%p is read as %j', (query, expected) => {
  expect(parse(query)).toEqual(expected);
});

test.each([
  [0, '0-3000000', undefined],
  [0, '200000-400000', { min: 200_000, max: 400_000 }],
  [0, '200500-400500', { min: 200_000, max: 401_000 }],
  [0, '400000-200000', { min: 200_000, max: 400_000 }],
  [0, '200000-', { min: 200_000, max: 3_000_000 }],
  [0, '-200000', { min: 0, max: 200_000 }],
  [0, '-', undefined],
  [0, '5000000-9000000', { min: 3_000_000, max: 3_000_000 }],
  [0, '0-0', undefined],
  [0, '100', undefined],
  [0, 'a-b', undefined],
  [0, '1e5-2e5', undefined],
  [0, `0-${'9'.repeat(400)}`, undefined],
  [1, '500-950', { min: 500, max: 1_000 }],
  [1, '0-2000', undefined],
  [1, '0-400000', undefined],
])('with goal %p a price of %p is read as %j', (goal, price, expected) => {
  expect(parse(`price=${price}`, goal).price).toEqual(expected);
});

test('the full price range is not written', () => {
  expect(formatListingQuery({ ...EMPTY, price: { min: 0, max: 2_000 } }, 1).toString()).toBe('');
  expect(formatListingQuery({ ...EMPTY, price: { min: 0, max: 2_000 } }, 0).toString()).toBe('price=0-2000');
});

test('endless input is bounded', () => {
  const query = parse(
    `search=${'😀'.repeat(10_000)}&${'type=1&'.repeat(1_000)}${Array.from({ length: 500 }, (_, i) => `type=${i}`).join('&')}`,
  );
  expect([...query.search!]).toHaveLength(100);
  expect(query.types).toHaveLength(50);
});

/** Mulberry32: the same cases in every run. */
function randomizer(seed: number) {
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  const pick = <T>(list: readonly T[]) => list[below(list.length)]!;
  return { below, pick, some: <T>(list: readonly T[]) => list.filter(() => next() < 0.4) };
}

test('writing and reading a query yields the same query, for both goals', () => {
  const { below, pick, some } = randomizer(1);
  const cities = ['Eghezée', "Braine-l'Alleud", 'La Louvière', 'A|B', 'Sint-Truiden', '北京'].map((name, i) =>
    cityKey(name, 1000 + i),
  );
  for (let round = 0; round < 500; round++) {
    const goal = below(2);
    const { step, max } = choosePriceRange(goal);
    const min = below(max / step) * step;
    const search = pick([undefined, '1399L', 'Liège & co', 'a=b&c#d?+%', '😀']);
    const query: ListingQuery = {
      ...EMPTY,
      ...(search && { search }),
      cities: some(cities),
      areas: some(AREAS),
      energy: some(ENERGY_GROUPS),
      features: some(FEATURES),
      showSold: below(2) === 1,
      types: some([1, 2, 4, 10]),
      rooms: Object.fromEntries(some(ROOM_FIELDS).map((field) => [field, 1 + below(20)])),
      ...(min > 0 && { price: { min, max: min + step } }),
      sort: pick(SORTS),
      page: 1 + below(50),
    };
    const written = formatListingQuery(query, goal).toString();
    expect(parseListingQuery(new URLSearchParams(written), goal)).toEqual(query);
  }
});

test('for any input reading never throws, and writing and reading the result yields the same query', () => {
  const { below, pick } = randomizer(2);
  const names = ['search', 'city', 'type', 'price', 'sort', 'page', 'bedrooms', 'garages', 'x'];
  names.push('radius', 'area', 'energy', 'living', 'plot', 'with', 'available', 'sold', 'bounds', 'polygon');
  const alphabet = [
    '0',
    '1',
    '9',
    '-',
    '|',
    ';',
    '.',
    ' ',
    'é',
    '\u0000',
    '\ud800',
    'İ',
    'ß',
    '%',
    '\u0301',
    'a',
    '😀',
    ',',
  ];
  for (let round = 0; round < 500; round++) {
    const params = new URLSearchParams();
    for (let i = below(8); i > 0; i--) {
      params.append(pick(names), Array.from({ length: below(120) }, () => pick(alphabet)).join(''));
    }
    const goal = below(2);
    const query = parseListingQuery(params, goal);
    expect(parseListingQuery(formatListingQuery(query, goal), goal)).toEqual(query);
  }
});
