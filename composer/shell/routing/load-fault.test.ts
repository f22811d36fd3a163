import { expect, test } from '@jest/globals';
import fc from '../../testing/fast-check.ts';
import { createStaticHandler, data, redirect } from 'react-router';
import { THROWN, thrownValues } from '../../testing/thrown-values.ts';
import { asRouteFault, fault, loadFault } from './load-fault.ts';

const problem = Object.assign(new Error('gone'), { name: 'ApiProblem', status: 410, code: 'withdrawn' });

test('a problem of the API keeps its status and code', () => {
  expect(asRouteFault(problem)).toMatchObject({
    data: { code: 'withdrawn' },
    init: { status: 410 },
  });
});

test('an API that is away is 503', () => {
  const away = Object.assign(new Error('refused'), { name: 'ApiUnreachable' });
  expect(asRouteFault(away)).toMatchObject({ data: { code: 'unavailable' }, init: { status: 503 } });
});

test('a bug is 500, and its message stays on the server', () => {
  const result = asRouteFault(new TypeError('secret detail'));
  expect(result).toMatchObject({ data: { code: 'fault' }, init: { status: 500 } });
  expect(JSON.stringify(result)).not.toContain('secret');
});

test('redirects and chosen faults pass through', () => {
  const moved = asRouteFault(redirect('/fr/', 301)) as Response;
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/fr/']);
  const chosen = fault(404, 'not-found');
  expect(asRouteFault(chosen)).toEqual(chosen);
  const withMore = data({ code: 'withdrawn', similar: [1, 2] }, { status: 410 });
  expect(loadFault(withMore)).toEqual({ thrown: withMore, isUnexpected: false });
});

/** What react-router makes of a loader that throws this. */
async function findStatus(thrown: unknown): Promise<number> {
  const loader = () => {
    throw loadFault(thrown).thrown;
  };
  const outcome = await createStaticHandler([{ path: '/', loader }]).query(new Request('http://site/'));
  return outcome instanceof Response ? outcome.status : outcome.statusCode;
}

test('whatever a loader throws is an answer', async () => {
  await fc.assert(
    fc.asyncProperty(thrownValues(), async (make) => {
      expect(await findStatus(make())).toBeGreaterThanOrEqual(300);
    }),
    { numRuns: 300 },
  );
});

test.each(Object.entries(THROWN))(
  'a loader that throws %s is 500, and somebody looks into it',
  async (_what, code) => {
    const thrown = (0, eval)(`(${code})`) as unknown;
    expect(loadFault(thrown).isUnexpected).toBe(true);
    expect(await findStatus(thrown)).toBe(500);
  },
);
