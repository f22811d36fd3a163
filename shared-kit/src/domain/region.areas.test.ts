import { listAreas } from './region.ts';

test.each([
  ['1000', ['region:brussels', 'province:brussels-capital']],
  ['1348', ['region:wallonia', 'province:walloon-brabant']],
  ['1500', ['region:flanders', 'province:flemish-brabant']],
  ['3499', ['region:flanders', 'province:flemish-brabant']],
  ['3500', ['region:flanders', 'province:limburg']],
  ['B-4700', ['region:wallonia', 'province:liege']],
  [6599, ['region:wallonia', 'province:hainaut']],
  [6600, ['region:wallonia', 'province:luxembourg']],
  ['9999', ['region:flanders', 'province:east-flanders']],
  ['999', []],
  ['', []],
  [null, []],
])('the postal code %p is in %j', (zip, areas) => {
  expect(listAreas(zip)).toEqual(areas);
});

test('a postal code of another country is in no area', () => {
  expect(listAreas('5000', 50)).toEqual([]);
});
