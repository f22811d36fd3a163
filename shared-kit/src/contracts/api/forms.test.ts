import { contactFieldsSchema, contactFormSchema } from './forms.ts';

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
  contactFormSchema.safeParse({ ...FORM, ...changes }).error?.issues.map(({ path }) => path[0]);

test('a form with accents, emoji and line breaks is valid', () => {
  expect(wrongFields({})).toBeUndefined();
});

test.each(TEXTS)('NUL and lone surrogates in %s are refused, in the browser too', (field, value) => {
  for (const odd of ['\0', '\ud800', '\udc00', '\ud83d '])
    expect(wrongFields({ [field]: `${value}${odd}${value}` })).toContain(field);
});

test('the issue names the field', () => {
  const { error } = contactFieldsSchema.safeParse({ ...FORM, remark: 'a\ud800b' });
  expect(error?.issues).toMatchObject([{ path: ['remark'] }]);
});
