import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bestEffortCache, createDiskCache } from './disk-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const age = (name: string, minutes: number) => {
  const then = new Date(Date.now() - minutes * 60_000);
  utimesSync(join(folder, name), then, then);
};

test('returns what was written, also to the next process', async () => {
  await createDiskCache({ folder, maxBytes: 1000 }).write('a.webp', Buffer.from('picture'));
  expect((await createDiskCache({ folder, maxBytes: 1000 }).read('a.webp'))?.toString()).toBe('picture');
  expect(readdirSync(folder)).toEqual(['a.webp']);
});

test('returns null for an unknown key, even without a folder', async () => {
  expect(await createDiskCache({ folder: join(folder, 'none'), maxBytes: 1000 }).read('a.webp')).toBeNull();
});

test('stays within its size: the least recently used entries are evicted first', async () => {
  const cache = createDiskCache({ folder, maxBytes: 1000 });
  for (const [name, minutes] of [
    ['old', 30],
    ['older', 40],
    ['oldest', 50],
  ] as const) {
    await cache.write(name, Buffer.alloc(50));
    age(name, minutes);
  }
  await cache.read('oldest');
  await cache.write('new', Buffer.alloc(900));
  expect(readdirSync(folder).sort()).toEqual(['new', 'oldest', 'old'].sort());
});

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
