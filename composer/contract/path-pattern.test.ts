import { fillPattern } from './paths.ts';

const LISTING = 'a-vendre/:town/:slug?/:id';

test.each([
  ['contact', {}, 'contact'],
  [LISTING, { town: 'namur', slug: 'villa', id: 1399 }, 'a-vendre/namur/villa/1399'],
  [LISTING, { town: 'namur', slug: '', id: 1399 }, 'a-vendre/namur/1399'],
  [LISTING, { town: 'namur', id: 0 }, 'a-vendre/namur/0'],
  ['projets/new?/:id', { id: 3 }, 'projets/3'],
])('%s with %j is %s', (pattern, params, path) => {
  expect(fillPattern(pattern, params)).toBe(path);
});

test.each<Record<string, string | number>>([{}, { town: 'namur' }, { town: '', id: 1 }])(
  '%j is not enough for a listing',
  (params) => {
    expect(fillPattern(LISTING, params)).toBeUndefined();
  },
);
