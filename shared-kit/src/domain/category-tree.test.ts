import type { CategoryNode } from './category-tree.ts';
import { categoryTree } from './category-tree.ts';

const category = (ID: number, ParentID?: number | null) => ({
  ID,
  ParentID,
  Name: `Type ${ID}`,
  WebID: ID * 10,
});

/** `1(2 3(4))`: the shape of a tree. */
const shape = (nodes: CategoryNode[]): string =>
  nodes.map((node) => node.id + (node.children.length ? `(${shape(node.children)})` : '')).join(' ');

test('a category becomes id, parentid, value, label and children', () => {
  expect(categoryTree([{ ID: 1, ParentID: 0, Name: 'Maison', WebID: 1 }, { ID: 5, ParentID: 1, Name: 'Villa', WebID: 1 }])).toEqual([
    { id: 1, parentid: null, value: 1, label: 'Maison', children: [{ id: 5, parentid: 1, value: 1, label: 'Villa', children: [] }] },
  ]);
}); // prettier-ignore

test.each([
  ['nothing', [], ''],
  ['roots only', [category(2), category(1)], '2 1'],
  ['children before their parents', [category(3, 2), category(2, 1), category(1)], '1(2(3))'],
  ['siblings in order', [category(1), category(3, 1), category(2, 1)], '1(3 2)'],
  ['a missing parent', [category(1), category(2, 99)], '1 2'],
  ['its own parent', [category(1, 1)], '1'],
  ['a loop', [category(1, 3), category(2, 1), category(3, 2)], '1(2(3))'],
  ['a loop beside a branch', [category(9, 1), category(1, 2), category(2, 1)], '1(9 2)'],
  ['an ID twice', [category(1), category(2, 1), category(2)], '1(2)'],
])('%s', (_case, categories, expected) => {
  expect(shape(categoryTree(categories))).toBe(expected);
});
