import { ApiProblem, ApiUnreachable } from 'shared-kit/api-client';
import type { Problem } from 'shared-kit/contracts/api/problem';
import { toRefusal } from './refusal.ts';

const problem = (status: number, code: Problem['code'], errors?: Problem['errors']) =>
  new ApiProblem({ type: 'about:blank', title: code, status, code, errors });

test('wrong fields are told by name, left empty or wrong', () => {
  const error = problem(422, 'invalid-input', [
    { field: 'email', rule: 'required', messageKey: 'required' },
    { field: 'timeSlots.0', rule: 'one of', messageKey: 'invalid' },
    { field: 'token', rule: 'used once', messageKey: 'linkExpired' },
  ]);
  expect(toRefusal(error)).toEqual({
    kind: 'refused',
    faults: { email: 'required', timeSlots: 'invalid', token: 'invalid' },
  });
});

test.each([
  ['too-many', problem(429, 'too-many-requests')],
  ['unsent', problem(503, 'fault')],
  ['unsent', new ApiUnreachable('/api/forms/contact', undefined)],
  ['unsent', new Error('not of the API')],
])('%s: %s', (kind, error) => {
  expect(toRefusal(error)).toEqual({ kind, faults: {} });
});
