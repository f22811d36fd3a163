import { expect, test } from '@jest/globals';
import { bestEffortCache } from './best-effort-cache.ts';

test('a full disk is logged once, and fails no request', async () => {
  const full = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  const lines: unknown[] = [];
  const cache = bestEffortCache(
    { read: async () => null, has: async () => false, write: full, remove: full },
    { warn: (facts: unknown) => lines.push(facts) },
  );
  await cache.write('a', Buffer.from('a'));
  await cache.write('b', Buffer.from('b'));
  await cache.remove('a');
  expect(lines).toMatchObject([{ err: { code: 'ENOSPC' } }]);
});
