import { SECTION_NAMES, sectionOfGoal } from './listing-link.ts';

test.each([
  [0, 'sale'],
  [1, 'rent'],
  [2, 'rent'],
  [-1, 'rent'],
  [NaN, 'rent'],
])('goal %p belongs to %s', (goal, section) => {
  expect(sectionOfGoal(goal)).toBe(section);
});

test('names are spelt right', () => {
  expect(SECTION_NAMES.discreet.fr).toBe('Discrète');
  expect(SECTION_NAMES.sale.fr).toBe('À vendre');
});
