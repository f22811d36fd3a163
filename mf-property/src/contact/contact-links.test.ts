import { mailLink } from './contact-links.ts';

test('what stands in a subject cannot add fields to an e-mail', () => {
  expect(mailLink({ to: 'a@b.be', subject: 'x&bcc=evil@example.com' })).toBe(
    'mailto:a@b.be?subject=x%26bcc%3Devil%40example.com',
  );
  expect(mailLink({ to: 'a@b.be?bcc=c@d.be', subject: 's' })).not.toContain('?bcc=');
});
