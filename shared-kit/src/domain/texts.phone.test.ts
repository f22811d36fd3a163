import { formatPhone, phoneLink } from './texts.ts';

test.each([
  ['0475123456', '0475 12 34 56'],
  ['0475/12.34.56', '0475 12 34 56'],
  ['0475 123 456', '0475 12 34 56'],
  ['081223344', '081 22 33 44'],
  ['(081) 22-33-44', '081 22 33 44'],
])('%p reads %p', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});

test.each([
  '+32475123456',
  '+32 475 12 34 56',
  '12345678',
  '04751234567',
  '0475 12 34 5x',
  'call me',
  '',
  '٠٤٧٥١٢٣٤٥٦',
  '1'.repeat(100_000),
])('%p is left untouched', (phone) => {
  expect(formatPhone(phone)).toBe(phone);
});

test.each([
  ['0475 12 34 56', 'tel:0475123456'],
  ['+32 (0)81 23.45.67', 'tel:+3281234567'],
  ['081/23 45 67', 'tel:081234567'],
])('%s dials %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
