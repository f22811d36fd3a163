import { expect, jest, test } from '@jest/globals';
import { lazyRuntime } from './lazy-runtime.browser.ts';

jest.mock('./federation-runtime.browser.ts', () => ({
  federationRuntime: (_composition: object, shared: object) => (ref: object) => ({ ref, shared }),
}));

test('code is loaded with what the shell shares, which is fetched with the first of it; what did not come is asked for again', async () => {
  const sharedModules = { 'kit/state': {} };
  const importShared = jest
    .fn<() => Promise<{ sharedModules: object }>>()
    .mockRejectedValueOnce(new Error('no chunk'))
    .mockResolvedValue({ sharedModules });
  const load = lazyRuntime({ remotes: {}, integrity: {} }, importShared as never);
  const ref = { remote: 'mf-a', expose: './Page' };
  expect(importShared).not.toHaveBeenCalled();
  await expect(load(ref)).rejects.toThrow('no chunk');
  expect(await Promise.all([load(ref), load(ref)])).toEqual([
    { ref, shared: sharedModules },
    { ref, shared: sharedModules },
  ]);
  expect(importShared).toHaveBeenCalledTimes(2);
});
