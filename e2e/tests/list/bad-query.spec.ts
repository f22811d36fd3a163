import { expect, test } from '../../site/test.ts';

for (const query of [
  'bedrooms=-3',
  'bedrooms=many&bathrooms=1e9&toilets=NaN',
  'price=abc',
  'price=9-1',
  'price=99999999999999999999-1',
  'page=0',
  'page=-1',
  'page=999999999999999999999',
  'sort=constructor',
  'type=%00&type=../..',
  "search='; drop table listings; --",
  'search=%25%5F%5C',
  'search=%F0%9F%8F%A0%E2%80%8B',
  `search=${'x'.repeat(5000)}`,
  'city=nowhere|0000&city=%3Cscript%3E|1',
  Array.from({ length: 300 }, (_, index) => `city=c${index}|1000`).join('&'),
  '%E0%A4%A',
  '__proto__=1&constructor=2',
]) {
  test(`a list with the query ${query.slice(0, 40)} is still a list`, async ({ request }) => {
    const answer = await request.get(`/fr/a-vendre/?${query}`);
    expect(answer.status()).toBeLessThan(400);
    expect(await answer.text()).toContain('<main');
  });
}

test('user input is shown as text, never as markup', async ({ request }) => {
  const answer = await request.get('/fr/a-vendre/?search=%3Cscript%3Ealert(1)%3C/script%3E');
  expect(await answer.text()).not.toContain('<script>alert(1)');
});
