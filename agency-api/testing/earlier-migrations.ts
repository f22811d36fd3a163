import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from 'shared-kit/testing/temporary-folder.ts';
import { MIGRATIONS } from '../src/database/migrations.ts';

/** A folder with the migrations before one, so that a test can bring data to it. */
export async function migrationsBefore(number: number): Promise<string> {
  const folder = join(temporaryFolder('migrations'), 'migrations');
  await cp(MIGRATIONS.migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx < number);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return folder;
}
