import { ASKED_AT_MOST, askedFields } from './application-fields.ts';

const NEVER_IN_BRUSSELS = [
  'title',
  'adults',
  'children',
  'childrenAges',
  'pets',
  'moveDate',
  'reason',
  'cv',
] as const;

test.each(['brussels', undefined] as const)(
  'in %s only the number of people and their resources are asked',
  (region) => {
    expect(askedFields(region)).toEqual(['household', 'resources']);
  },
);

test('in Wallonia neither pets nor reason nor CV are asked, in Flanders all three', () => {
  for (const field of ['pets', 'reason', 'cv'] as const) {
    expect(askedFields('wallonia')).not.toContain(field);
    expect(askedFields('flanders')).toContain(field);
  }
});

test('an agency may ask for less, and never for more', () => {
  expect(askedFields('flanders', { flanders: ['adults', 'income1'] })).toEqual(['adults', 'income1']);
  expect(askedFields('brussels', { brussels: [...NEVER_IN_BRUSSELS, 'household'] })).toEqual(['household']);
  expect(askedFields('wallonia', { flanders: [] })).toEqual(ASKED_AT_MOST.wallonia);
});
