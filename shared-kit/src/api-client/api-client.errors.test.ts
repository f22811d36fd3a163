import { expect, test } from '@jest/globals';
import vm from 'node:vm';
import { ApiProblem, ApiUnreachable, isApiProblem, isApiUnreachable } from './api-client.ts';

const PROBLEM = { type: 'about:blank', title: '', status: 422, code: 'invalid-input' } as const;

/** The same error as created by another bundle, in another realm. */
const ofAnotherBundle = (name: string): unknown =>
  vm.runInNewContext(`class ${name} extends Error { name = '${name}'; }; new ${name}()`);

test('an error of the API client is recognised by its name, whichever bundle created it', () => {
  for (const error of [new ApiProblem(PROBLEM), ofAnotherBundle('ApiProblem')]) {
    expect([isApiProblem(error), isApiUnreachable(error)]).toEqual([true, false]);
  }
  for (const error of [new ApiUnreachable('/api/site', undefined), ofAnotherBundle('ApiUnreachable')]) {
    expect([isApiProblem(error), isApiUnreachable(error)]).toEqual([false, true]);
  }
});

test.each([[undefined], [null], ['ApiProblem'], [new Error('ApiProblem')], [{}]])(
  '%j is neither',
  (thrown) => {
    expect([isApiProblem(thrown), isApiUnreachable(thrown)]).toEqual([false, false]);
  },
);
