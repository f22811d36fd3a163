import { siteHref } from 'shared-kit/testing/site-links.ts';
import { questionPath } from './contact-bar.tsx';

test('a question is asked on the contact page', () => {
  expect(questionPath(36, siteHref('de'))).toBe('/de/kontakt/?project=36');
});

test('without a contact page there is no way to ask', () => {
  expect(questionPath(36, () => undefined)).toBeUndefined();
});
