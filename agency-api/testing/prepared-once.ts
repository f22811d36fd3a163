import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '../src/database/migrations.ts';

/**
 * A file or folder that takes seconds to make and is the same for every test: the first that needs it makes it, for this run and for
 * those that follow. `prepare` writes it to the path that it is given.
 */
export async function preparedOnce(name: string, prepare: (path: string) => Promise<void>): Promise<string> {
  const folder = join(tmpdir(), `facade-prepared-${userInfo().uid}-${digest()}`);
  const prepared = join(folder, name);
  if (existsSync(prepared)) return prepared;
  await mkdir(folder, { recursive: true });
  const draft = `${prepared}.${randomUUID()}`;
  await prepare(draft);
  await rename(draft, prepared).catch(async (error) => {
    // Another worker was faster.
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(prepared)) throw error;
  });
  return prepared;
}

/** Of all that a prepared database depends on: the migrations, and the versions of the databases. */
function digest(): string {
  const { migrationsFolder } = MIGRATIONS;
  const files = globSync('**/*.{sql,json}', { cwd: migrationsFolder }).sort();
  const hash = createHash('sha256').update(
    readFileSync(join(import.meta.dirname, '../../package-lock.json')),
  );
  for (const file of files) hash.update(file).update(readFileSync(join(migrationsFolder, file)));
  return hash.digest('hex').slice(0, 12);
}
