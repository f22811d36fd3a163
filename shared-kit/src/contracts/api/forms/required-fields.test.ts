import { contactFields } from './contact.ts';
import { contactBody, valuationBody } from './form-bodies.ts';
import { refusedRequirement, withRequired } from './required-fields.ts';

const FILLED = { remark: 'x', firstName: 'A', lastName: 'B', email: 'a@b.be', privacy: true };
const messages = (changes: Record<string, boolean>, values: object) =>
  withRequired(contactFields, changes)
    .safeParse(values)
    .error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);

test('a field that the agency requires is missed when it is absent, blank or without a choice, and checked as ever', () => {
  const changes = { phone: true, timeSlots: true };
  for (const blank of [{}, { phone: ' ', timeSlots: [] }])
    expect(messages(changes, { ...FILLED, ...blank })).toEqual(['phone: required', 'timeSlots: required']);
  expect(messages(changes, { ...FILLED, phone: 'call me', timeSlots: ['10:00-13:00'] })).toHaveLength(1);
  expect(messages(changes, { ...FILLED, phone: '081001234', timeSlots: ['10:00-13:00'] })).toBeUndefined();
});

test('a field that the agency does without may stay empty, and is checked where it is not', () => {
  const schema = withRequired(contactFields, { firstName: false });
  const parsed = schema.safeParse({ ...FILLED, firstName: undefined });
  expect(parsed.data).toMatchObject({ firstName: '', lastName: 'B' });
  expect(messages({ firstName: false }, { ...FILLED, firstName: 'x\u0000' })).toHaveLength(1);
});

test('rules about several fields stay, and unknown fields of a body are refused as ever', () => {
  expect(messages({ zip: true }, { ...FILLED, zip: '99' })).toEqual(['zip: four digits in Belgium']);
  const body = withRequired(contactBody, { phone: true });
  const sent = {
    ...FILLED,
    phone: '081001234',
    language: 'fr',
    idempotencyKey: 'a-key-of-sixteen-x',
    admin: 1,
  };
  expect(body.safeParse(sent).error?.issues.map(({ code }) => code)).toEqual(['unrecognized_keys']);
});

test.each([
  [contactBody, 'phone', true, undefined],
  [contactBody, 'firstName', false, undefined],
  [valuationBody, 'phone', false, undefined],
  [contactBody, 'nickname', true, 'is no field of this form'],
  [contactBody, 'email', false, 'is always required'],
  [contactBody, 'privacy', false, 'is always required'],
  [contactBody, 'firstName', true, 'is required anyway, or is no text or choice'],
  [contactBody, 'newsletter', true, 'is required anyway, or is no text or choice'],
  [contactBody, 'phone', false, 'is not required, or is a choice that the form needs'],
  [valuationBody, 'propertyType', false, 'is not required, or is a choice that the form needs'],
])('a requirement is judged', (body, name, isRequired, refusal) => {
  expect(refusedRequirement(body as never, name, isRequired)).toBe(refusal);
});
