import { expect, test } from '../../site/test.ts';
import { SAMPLE_LANGUAGE } from '../../site/pages.ts';
import { unknownPathLeadsOn } from './unknown-path.ts';

test.use({ expectedFault: /status of 404/ });

// Other languages: unknown-path.long.spec.ts.
unknownPathLeadsOn(SAMPLE_LANGUAGE);

test('addresses of files that do not exist answer without a page', async ({ request }) => {
  const answer = await request.get('/wp-login.php');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('<html');
});

test('an unknown path without language is a 404 in the language of the visitor', async ({ request }) => {
  const answer = await request.get('/no-such-page/', { headers: { cookie: 'language=en' } });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('lang="en"');
});
