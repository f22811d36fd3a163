import { phoneLink, questionPath } from './contact-links.ts';

test.each([
  ['081 00 12 34', 'tel:081001234'],
  ['+32 (0)81 00.12.34', 'tel:+3281001234'],
])('%s is called as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

test('a question goes to the contact page of the language', () => {
  expect(questionPath(36, 'de')).toBe('/de/kontakt/?project=36');
});
