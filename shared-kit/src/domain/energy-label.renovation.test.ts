import type { EnergyLabel, EnergyScale } from './energy-label.ts';
import { isHome, renovationNotice } from './energy-label.ts';

const labelled = (label: string, scale: EnergyScale = 'flanders'): EnergyLabel => ({
  scale,
  label,
  text: label.toUpperCase(),
  computed: false,
});
const house = { goal: 0, webIds: [1], energy: labelled('f') };

test.each([
  ['a house with label F', house],
  ['an apartment with label E', { ...house, webIds: [2, 10], energy: labelled('e') }],
])('%s for sale in Flanders must be renovated to D within 5 years', (_case, facts) => {
  expect(renovationNotice(facts)).toEqual({ target: 'd', years: 5 });
});

test('the number of years is configuration', () => {
  expect(renovationNotice(house, 6)).toEqual({ target: 'd', years: 6 });
});

test.each([
  ['a rental', { ...house, goal: 1 }],
  ['land', { ...house, webIds: [4] }],
  ['an office', { ...house, webIds: [10] }],
  ['a home with label D', { ...house, energy: labelled('d') }],
  ['a Walloon home', { ...house, energy: labelled('f', 'wallonia') }],
  ['a Brussels home', { ...house, energy: labelled('f', 'brussels') }],
  ['a home without label', { ...house, energy: undefined }],
])('%s has no such duty', (_case, facts) => {
  expect(renovationNotice(facts)).toBeUndefined();
});

test('a listing of unknown type does not count as a home', () => {
  expect(isHome([])).toBe(false);
});
