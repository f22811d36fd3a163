import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema } from '../../../contract/release.ts';
import { DamagedFile, parseJson } from '../parse-json.ts';
import type { StoredRelease } from '../snapshot.ts';

/**
 * The release in a folder. Rejects when its description cannot be read; with `DamagedFile` when it is there, but no description.
 * @param cure what to do about that
 */
export async function readStored(folder: string, cure = publishAgain(folder)): Promise<StoredRelease> {
  const file = path.join(folder, 'release.json');
  const read = parseJson(releaseSchema, await readFile(file, 'utf8'));
  if (read.fault !== undefined) throw new DamagedFile(`${file} is damaged: ${read.fault}. ${cure}`);
  return { release: read.data, folder };
}

/** What helps where a published release is not what it was: publishing alone leaves a version that is there as it is. */
export const publishAgain = (folder: string) => `Delete the folder ${folder} and publish its build again.`;
