import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema } from '../../../contract/release.ts';
import type { StoredRelease } from '../snapshot.ts';

/** The release in a folder. Rejects when its description cannot be read. */
export async function readStored(folder: string): Promise<StoredRelease> {
  const description = await readFile(path.join(folder, 'release.json'), 'utf8');
  return { release: releaseSchema.parse(JSON.parse(description)), folder };
}
