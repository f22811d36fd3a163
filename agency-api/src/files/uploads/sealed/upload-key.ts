import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from 'composer/server';

const KEY_BYTES = 32;

/** Reads a key as it is written in a setting or a file: 32 bytes as base64 or hex. Undefined for anything else. */
export function readKey(text: string): Buffer | undefined {
  const trimmed = text.trim();
  const key = /^[0-9a-f]{64}$/i.test(trimmed)
    ? Buffer.from(trimmed, 'hex')
    : /^[\w+/-]{43}=?$/.test(trimmed)
      ? Buffer.from(trimmed, 'base64')
      : undefined;
  return key?.length === KEY_BYTES ? key : undefined;
}

/** Reads a list of keys, separated by commas. Throws an error that says which of them is none. */
export function readKeys(list: string): Buffer[] {
  const texts = list.split(',').filter((text) => text.trim() !== '');
  return texts.map((text, index) => {
    const key = readKey(text);
    if (!key) throw new Error(`key ${index + 1} must be 32 bytes as base64 or hex`);
    return key;
  });
}

/** The key of the data folder. It is made at the first start, readable by the API's user alone; several copies agree on one. */
export function keyOfFolder(folder: string): Buffer {
  const file = join(folder, 'upload-key');
  if (!existsSync(file)) makeKey(folder, file);
  const key = readKey(readFileSync(file, 'utf8'));
  if (!key)
    throw new OperatorError(
      `${file} is no key of 32 bytes. Put the right one back: without it uploaded files cannot be read.`,
    );
  if ((statSync(file).mode & 0o077) !== 0)
    throw new OperatorError(`${file} may be read by others: chmod 600 ${file}`);
  return key;
}

/** Written aside and linked, so that nobody reads half a key, and of two copies that start at once one wins. */
function makeKey(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true });
  const aside = `${file}.${randomBytes(8).toString('hex')}`;
  writeFileSync(aside, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
}
