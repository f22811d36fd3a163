import { expect, test } from '../../site/test.ts';

test('every response has a request id; one from a proxy in front is kept', async ({ request }) => {
  const first = (await request.get('/fr/')).headers()['x-request-id'];
  const second = (await request.get('/fr/')).headers()['x-request-id'];
  expect(first).toMatch(/^[\w.-]{8,64}$/);
  expect(second).not.toBe(first);
  const given = await request.get('/fr/', { headers: { 'x-request-id': 'from-proxy-0001' } });
  expect(given.headers()['x-request-id']).toBe('from-proxy-0001');
});

test('the id reaches the API and is part of its problem JSON', async ({ request }) => {
  const answer = await request.get('/api/no-such-operation', {
    headers: { 'x-request-id': 'from-proxy-0002' },
  });
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ status: 404, requestId: 'from-proxy-0002' });
});
