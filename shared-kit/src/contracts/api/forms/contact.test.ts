import { contactFields } from './contact.ts';
import { contactBody } from './form-bodies.ts';
import { valuationFields } from './valuation.ts';

const FORM = {
  firstName: 'Zoë',
  lastName: 'D’Hondt',
  email: 'zoe@example.be',
  phone: '0475 12 34 56',
  street: 'Rue Haute',
  number: '12',
  box: '3',
  zip: '5000',
  city: 'Namur',
  remark: 'Bonjour 🏡\n\tÀ bientôt',
  privacy: true,
  language: 'fr',
  idempotencyKey: '0123456789abcdef',
};
const TEXTS = Object.entries(FORM).filter(([, value]) => typeof value === 'string');
const wrongFields = (changes: object) =>
  contactBody.safeParse({ ...FORM, ...changes }).error?.issues.map(({ path }) => path[0]);

test('a form with accents, emoji and line breaks is valid', () => {
  expect(wrongFields({})).toBeUndefined();
});

test.each(TEXTS)('NUL and lone surrogates in %s are refused, in the browser too', (field, value) => {
  for (const odd of ['\0', '\ud800', '\udc00', '\ud83d '])
    expect(wrongFields({ [field]: `${value}${odd}${value}` })).toContain(field);
});

test('the issue names the field', () => {
  const { error } = contactFields.safeParse({ ...FORM, remark: 'a\ud800b' });
  expect(error?.issues).toMatchObject([{ path: ['remark'] }]);
});

test('a name, an e-mail address and a message suffice', () => {
  const { firstName, lastName, email, remark, privacy } = FORM;
  expect(contactFields.safeParse({ firstName, lastName, email, remark, privacy }).success).toBe(true);
});

test.each([
  ['BE', '99', true],
  ['BE', '5000', false],
  ['BE', '', false],
  ['FR', '75001', false],
  ['LU', '99', false],
])('a postal code is checked as Belgian where the country is: %s %s', (country, zip, isWrong) => {
  expect(wrongFields({ country, zip })?.includes('zip') ?? false).toBe(isWrong);
});

test('every fault is named at once, those about several fields too', () => {
  const { error } = valuationFields.safeParse({ zip: '99', year: '20' });
  const named = error!.issues.map(({ path }) => path[0]);
  expect(named).toEqual(expect.arrayContaining(['street', 'email', 'zip', 'year']));
});

test.each([
  ['5000', true],
  ['---', true],
  ['Spa', false],
  ['Ieper 8900', false],
  ['', false],
])('a town has a letter: %p', (city, isWrong) => {
  expect(wrongFields({ city })?.includes('city') ?? false).toBe(isWrong);
});
