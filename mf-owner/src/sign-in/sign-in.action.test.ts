import { expect, test } from '@jest/globals';
import { ApiUnreachable } from 'shared-kit/api-client';
import { pageArgs, problem, catchRedirect } from '../../testing/page-args.ts';
import { action } from './sign-in.action.ts';

const form = { email: 'anne@owners.example', password: 'a garden with pear trees' };

test('leads back to the page that asked for it', async () => {
  const { args, api } = pageArgs('/fr/login/?next=/nl/eigenaarsportaal/', { signIn: { done: true } }, form);
  expect(await catchRedirect(action(args))).toEqual({ status: 303, location: '/nl/eigenaarsportaal/' });
  expect(api.send).toHaveBeenCalledWith('signIn', { body: form });
});

test('leads to the page that asks for the code where the account has a second factor', async () => {
  const { args } = pageArgs('/fr/login/', { signIn: { done: true, needsCode: true } }, form);
  expect((await catchRedirect(action(args))).location).toMatch(/^\/fr\/login\/code\/\?next=/);
});

test.each([
  [problem(401, 'sign-in-failed'), 401, { kind: 'sign-in-failed', faults: {} }],
  [problem(429, 'too-many-requests'), 429, { kind: 'too-many', faults: {} }],
  [
    problem(422, 'invalid-input', [{ field: 'email', rule: 'format email', messageKey: 'invalid' }]),
    422,
    { kind: 'refused', faults: { email: 'invalid' } },
  ],
  [new ApiUnreachable('/api/auth/sign-in', undefined), 503, { kind: 'unsent', faults: {} }],
])('refused with %s shows why, and keeps the e-mail but not the password', async (error, status, refusal) => {
  const { args } = pageArgs('/fr/login/', { signIn: error }, form);
  expect(await action(args)).toMatchObject({
    init: { status },
    data: { refusal, values: { email: form.email } },
  });
  expect(JSON.stringify(await action(args))).not.toContain(form.password);
});
