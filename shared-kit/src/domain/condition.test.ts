import type { Condition } from './condition.ts';
import { conditionHolds } from './condition.ts';

const record = {
  goal: 1,
  city: 'Namur',
  types: [1, 2],
  price: '950',
  note: ' ',
  manager: { email: null },
  address: { zip: '5000' },
};

test.each<Condition>([
  { field: 'goal', operator: 'equals', value: 1 },
  { field: 'goal', operator: 'not-equals', value: 0 },
  { field: 'city', operator: 'in', value: ['Namur', 'Liège'] },
  { field: 'city', operator: 'not-in', value: ['Evere'] },
  { field: 'price', operator: 'greater-than', value: 900 },
  { field: 'price', operator: 'at-least', value: '950' },
  { field: 'price', operator: 'less-than', value: 1_000 },
  { field: 'price', operator: 'at-most', value: 950 },
  { field: 'types', operator: 'contains', value: 2 },
  { field: 'city', operator: 'contains', value: 'mur' },
  { field: 'note', operator: 'empty' },
  { field: 'manager.email', operator: 'empty' },
  { field: 'absent', operator: 'empty' },
  { field: 'city', operator: 'filled' },
  { field: 'address.zip', operator: 'equals', value: '5000' },
  { all: [{ field: 'goal', operator: 'equals', value: 1 }, { field: 'city', operator: 'filled' }] },
  { any: [{ field: 'goal', operator: 'equals', value: 0 }, { field: 'city', operator: 'filled' }] },
  { not: { field: 'goal', operator: 'equals', value: 0 } },
  { all: [] },
])('%j holds', (condition) => {
  expect(conditionHolds(condition, record)).toBe(true);
}); // prettier-ignore

test.each<Condition>([
  { field: 'goal', operator: 'equals', value: '1' },
  { field: 'city', operator: 'in', value: ['Evere'] },
  { field: 'price', operator: 'less-than', value: 950 },
  { any: [] },
  { all: [{ field: 'goal', operator: 'equals', value: 1 }, { field: 'city', operator: 'empty' }] },
])('%j does not hold', (condition) => {
  expect(conditionHolds(condition, record)).toBe(false);
}); // prettier-ignore

const unknownOperator = { field: 'goal', operator: 'resembles', value: 1 };

test.each([
  ['an unknown operator', unknownOperator],
  ['the name of an inherited property as operator', { field: 'goal', operator: 'constructor' }],
  ['the opposite of an unknown operator', { not: unknownOperator }],
  ['a part that fails', { all: [unknownOperator] }],
  ['the opposite of all, when a part fails', { not: { all: [unknownOperator] } }],
  ['the opposite of any, when a part fails', { not: { any: [unknownOperator] } }],
  ['a missing field', { field: 'absent', operator: 'not-equals', value: 1 }],
  ['an inherited field', { field: 'constructor', operator: 'filled' }],
  ['a field of a missing object', { field: 'manager.email.x', operator: 'filled' }],
  ['no list where one is needed', { field: 'city', operator: 'not-in', value: 'Evere' }],
  ['text that is no number', { field: 'city', operator: 'less-than', value: 5 }],
  ['blank text as a number', { field: 'note', operator: 'at-most', value: 5 }],
  ['NaN', { field: 'price', operator: 'at-least', value: NaN }],
  ['no field', { operator: 'filled' }],
  ['no condition', undefined],
  ['null', null],
  ['a text', 'goal = 1'],
  ['parts that are no list', { all: 'goal' }],
])('%s counts as false', (_case, condition) => {
  expect(conditionHolds(condition as unknown as Condition, record)).toBe(false);
});

test('a field that throws counts as false, another branch may still hold', () => {
  const broken = { get price(): number { throw new Error('no price'); }, city: 'Namur' }; // prettier-ignore
  const onPrice: Condition = { field: 'price', operator: 'filled' };
  expect(conditionHolds(onPrice, broken)).toBe(false);
  expect(conditionHolds({ any: [onPrice, { field: 'city', operator: 'filled' }] }, broken)).toBe(true);
});

test.each([null, undefined, 5, 'x'])('a record that is %p counts as false', (nothing) => {
  expect(conditionHolds({ field: 'goal', operator: 'equals', value: 1 }, nothing)).toBe(false);
});

test('endless nesting counts as false', () => {
  let condition: Condition = { field: 'goal', operator: 'equals', value: 0 };
  for (let depth = 0; depth < 100_000; depth++) condition = { not: condition };
  expect(conditionHolds(condition, { goal: 1 })).toBe(false);
});
