import { mailLink, phoneLink } from './contact-links.ts';

test.each([
  ['0475 12 34 56', 'tel:0475123456'],
  ['+32 (0)81 23.45.67', 'tel:+3281234567'],
  ['081/23 45 67', 'tel:081234567'],
])('%s dials %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

test('what stands in a subject cannot add fields to an e-mail', () => {
  expect(mailLink({ to: 'a@b.be', subject: 'x&bcc=evil@example.com' })).toBe(
    'mailto:a@b.be?subject=x%26bcc%3Devil%40example.com',
  );
  expect(mailLink({ to: 'a@b.be?bcc=c@d.be', subject: 's' })).not.toContain('?bcc=');
});
