import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes files of a folder, oldest modification first, until the rest is no larger than `maxBytes`. */
export async function evictLeastRecentlyUsed(folder: string, maxBytes: number): Promise<void> {
  const files = await filesWithSize(folder);
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= maxBytes) return;
    await rm(path, { force: true });
    total -= size;
  }
}

async function filesWithSize(folder: string) {
  const files = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) files.push({ path, size: found.size, usedAt: found.mtimeMs });
  }
  return files;
}
