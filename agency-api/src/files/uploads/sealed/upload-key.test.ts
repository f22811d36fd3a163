import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keyOfFolder, readKey } from './upload-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const file = () => join(folder, 'upload-key');

test('a key is made once, for the eyes of the API alone', () => {
  const key = keyOfFolder(folder);
  expect(key).toHaveLength(32);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(keyOfFolder(folder).equals(key)).toBe(true);
  expect(readdirSync(folder)).toEqual(['upload-key']);
});

test('a key that others may read, or that is none, stops the start', () => {
  writeFileSync(file(), 'nonsense', { mode: 0o600 });
  expect(() => keyOfFolder(folder)).toThrow('is no key');
  rmSync(file());
  keyOfFolder(folder);
  chmodSync(file(), 0o644);
  expect(() => keyOfFolder(folder)).toThrow('chmod 600');
});

test.each(['', 'short', 'g'.repeat(64), 'A'.repeat(42), `${'A'.repeat(44)}==`])('%j is no key', (text) => {
  expect(readKey(text)).toBeUndefined();
});
