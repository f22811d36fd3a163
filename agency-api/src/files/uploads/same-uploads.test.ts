import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { textSeal } from './sealed/text-seal.ts';
import { ensureSameUploads } from './same-uploads.ts';
import { createUploads, type UploadParts } from './site-uploads.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-same-uploads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const [FIRST, SECOND] = [1, 2].map(() => randomBytes(32).toString('base64')) as [string, string];
const parts = (name: string, key = FIRST, otherKeys?: string) =>
  createUploads(join(folder, name), key, otherKeys);

describeOnDatabase('The key and the store of uploads', (given) => {
  const start = (uploads: UploadParts) => ensureSameUploads(given.database, uploads);

  test('are the same for all APIs of a database', async () => {
    await start(parts('one'));
    await start(parts('one'));
    await expect(start(parts('one', SECOND))).rejects.toThrow(/^UPLOADS_KEY .* UPLOADS_OTHER_KEYS/);
    await expect(start(parts('two'))).rejects.toThrow(
      /^UPLOADS is not the store of this database: its file store-/,
    );
    await expect(start(parts('two', SECOND))).rejects.toThrow(
      /^UPLOADS_KEY .*\nUPLOADS .*\nSee "Files of visitors"/,
    );
    await start(parts('one'));
  });

  test('of two that start at once with stores of their own one is refused', async () => {
    const starts = await Promise.allSettled([start(parts('one')), start(parts('two'))]);
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('two that start at once with one store both start, and leave one mark in it', async () => {
    await Promise.all([start(parts('one')), start(parts('one'))]);
    await start(parts('one'));
    expect(readdirSync(join(folder, 'one/uploads'))).toHaveLength(1);
  });

  test('a store may be moved with its files', async () => {
    await start(parts('one'));
    renameSync(join(folder, 'one'), join(folder, 'two'));
    await start(parts('two'));
    await expect(start(parts('one'))).rejects.toThrow('is not the store');
  });

  test('the key is changed where the one before is named, in any order, and what that one sealed can be read', async () => {
    const before = parts('one');
    await start(before);
    const sealed = await textSeal(before.keys).seal('of the key before');
    await start(parts('one', FIRST, SECOND));
    const changed = parts('one', SECOND, ` ${FIRST} `);
    await start(changed);
    expect(await textSeal(changed.keys).open(sealed)).toBe('of the key before');
    await start(parts('one', FIRST, SECOND));
    await start(changed);
    await expect(start(before)).rejects.toThrow('is not the key of this database');
    await start(parts('one', SECOND));
  });

  test('a store that does not answer keeps no API from starting', async () => {
    await start(parts('one'));
    const fault = new Error('refused');
    const store = { ...parts('one').store, open: () => Promise.reject(fault) };
    const told: unknown[] = [];
    await ensureSameUploads(
      given.database,
      { ...parts('one'), store },
      { error: ((said: unknown) => void told.push(said)) as never },
    );
    expect(told).toEqual([{ err: fault }]);
  });
});
