import { ApiProblem, ApiUnreachable } from 'shared-kit/api-client';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { action } from './contact.action.ts';

const FILLED = {
  remark: 'Bonjour',
  firstName: 'Marie',
  lastName: 'Dupont',
  email: 'marie@example.be',
  phone: '0475 12 34 56',
  street: 'Rue Haute',
  zip: '5000',
  city: 'Namur',
  privacy: 'on',
  key: 'a-key-of-sixteen',
  openedAt: String(Date.now() - 60_000),
};

let send: jest.Mock;
beforeEach(() => {
  send = jest.fn(async () => ({ id: '1' }));
});

const submit = (fields: Record<string, string>) =>
  action({
    api: { send },
    form: new URLSearchParams(fields),
    href: siteHref('nl'),
    language: 'nl',
    site: {},
  } as unknown as PageActionArgs) as Promise<{ data: object; init: { status: number } }>;

test('an accepted form answers 303 to the thank-you page of its language', async () => {
  const answer: Response = await submit(FILLED).then(
    () => Promise.reject(new Error('no redirect')),
    (thrown) => thrown,
  );
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/nl/bedankt/contact/']);
  expect(send).toHaveBeenCalledWith('sendContactForm', {
    body: expect.objectContaining({
      language: 'nl',
      privacy: true,
      idempotencyKey: 'a-key-of-sixteen',
      scriptless: { openedAt: Number(FILLED.openedAt) },
    }),
  });
});

test('a form about a property redirects to its own thank-you page', async () => {
  const answer: Response = await submit({ ...FILLED, propertyId: '1399' }).catch((thrown) => thrown);
  expect(answer.headers.get('location')).toBe('/nl/bedankt/vraag/');
  expect(send).toHaveBeenCalledWith('sendPropertyRequest', {
    body: expect.objectContaining({ propertyId: 1399 }),
  });
});

test.each([
  ['of a page that everybody gets', { key: undefined, openedAt: undefined }],
  ['with a key of somebody’s own making', { key: '<script>' }],
  ['that was open for days', { openedAt: '1000' }],
  ['of the future', { openedAt: '99999999999999' }],
])('a form %s is sent once it was confirmed', async (_what, changed) => {
  const first = Object.entries({ ...FILLED, ...changed }).filter(([, value]) => value !== undefined);
  const { data, init } = await submit(Object.fromEntries(first) as Record<string, string>);
  expect(init.status).toBe(200);
  expect(data).toMatchObject({ refusal: { kind: 'confirm', faults: {} }, values: { firstName: 'Marie' } });
  expect(send).not.toHaveBeenCalled();
  const { session } = data as { session: { key: string; openedAt: number } };
  const second = { ...FILLED, key: session.key, openedAt: String(session.openedAt) };
  expect(await submit(second).catch(({ status }) => status)).toBe(303);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a form that is confirmed faster than a person does is asked for again, with the same key and time', async () => {
  const errors = [{ field: 'scriptless', rule: 'open for 3 seconds to a day', messageKey: 'invalid' }];
  send.mockRejectedValue(
    new ApiProblem({ type: 'about:blank', title: '', status: 422, code: 'invalid-input', errors }),
  );
  const { data } = await submit(FILLED);
  const session = { key: FILLED.key, openedAt: Number(FILLED.openedAt) };
  expect(data).toMatchObject({ refusal: { kind: 'confirm' }, session });
});

test('invalid fields answer 422 with the submitted values, and nothing is sent', async () => {
  const { data, init } = await submit({ ...FILLED, email: 'x', remark: '' });
  expect(init.status).toBe(422);
  expect(data).toMatchObject({
    refusal: { kind: 'refused', faults: { email: 'invalid', remark: 'required' } },
    values: { firstName: 'Marie', email: 'x' },
  });
  expect(send).not.toHaveBeenCalled();
});

const limit = { type: 'about:blank', title: '', status: 429, code: 'too-many-requests' } as const;
test.each([
  [429, 'too-many', new ApiProblem(limit)],
  [503, 'unsent', new ApiUnreachable('/api/forms/contact', undefined)],
])('status %i when it is %s', async (status, kind, error) => {
  send.mockRejectedValue(error);
  const { data, init } = await submit(FILLED);
  expect(init.status).toBe(status);
  expect(data).toMatchObject({ refusal: { kind }, values: { firstName: 'Marie' } });
});
