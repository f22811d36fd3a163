import { expect, test } from '@jest/globals';
import { redirect } from 'react-router';
import { ApiProblem, ApiUnreachable } from 'shared-kit/api-client';
import { asRouteFault, fault } from './load-fault.ts';

const problem = new ApiProblem({
  type: 'about:blank',
  title: 'gone',
  status: 410,
  code: 'property-withdrawn',
});

test('a problem of the API keeps its status and code', () => {
  expect(asRouteFault(problem)).toMatchObject({
    data: { code: 'property-withdrawn' },
    init: { status: 410 },
  });
});

test('an API that is away is 503', () => {
  const away = new ApiUnreachable('http://api', new Error('refused'));
  expect(asRouteFault(away)).toMatchObject({ data: { code: 'unavailable' }, init: { status: 503 } });
});

test('a bug is 500, and its message stays on the server', () => {
  const result = asRouteFault(new TypeError('secret detail'));
  expect(result).toMatchObject({ data: { code: 'fault' }, init: { status: 500 } });
  expect(JSON.stringify(result)).not.toContain('secret');
});

test('redirects and chosen faults pass through', () => {
  const moved = redirect('/fr/', 301);
  expect(asRouteFault(moved)).toBe(moved);
  const chosen = fault(404, 'not-found');
  expect(asRouteFault(chosen)).toBe(chosen);
});
