import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const accessSchema = z.object({ port: z.number().int(), token: z.string().min(32) });

/** Address of a running API's import server, and the token that authorises imports. */
export type ImportAccess = z.output<typeof accessSchema>;

const fileIn = (dataFolder: string) => join(dataFolder, 'import-access.json');

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Readable only by the user that runs the API. */
export async function writeAccess(dataFolder: string, access: ImportAccess): Promise<void> {
  const unfinished = `${fileIn(dataFolder)}.${process.pid}`;
  await rm(unfinished, { force: true });
  await writeFile(unfinished, JSON.stringify(access), { mode: 0o600, flag: 'wx' });
  await rename(unfinished, fileIn(dataFolder));
}

/** Undefined when there is none, or it cannot be read. */
export async function readAccess(dataFolder: string): Promise<ImportAccess | undefined> {
  try {
    return accessSchema.parse(JSON.parse(await readFile(fileIn(dataFolder), 'utf8')));
  } catch {
    return undefined;
  }
}

export async function removeAccess(dataFolder: string): Promise<void> {
  await rm(fileIn(dataFolder), { force: true });
}

/** Proves knowledge of the token without sending it. */
export function proofOf(token: string, nonce: string): string {
  return createHmac('sha256', token).update(nonce).digest('base64url');
}

/** Compares in constant time. */
export function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
