import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Database } from '../database/database.ts';
import { openAgency } from '../open-agency.ts';

interface FileImport<Item> {
  usage: string;
  /** Throws what is wrong with the file, before the database is opened. */
  read(content: string): Item[];
  load(database: Database, items: Item[]): Promise<void>;
  /** What the items are called. */
  items: string;
  /** What is odd about them; they are loaded all the same. */
  listWarnings?(items: Item[]): string[];
}

/** Runs a command that loads one file, its only argument. */
export async function importFile<Item>({
  usage,
  read,
  load,
  items,
  listWarnings,
}: FileImport<Item>): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) return refuse(usage, 2);
  // npm runs scripts in the folder of their package; INIT_CWD is where the person is.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const content = await readFile(path, 'utf8').catch(() => refuse(`${file}: cannot be read\n`, 1));
  const found = read(content);
  const { database, close } = await openAgency(process.env);
  await load(database, found);
  await close();
  const warnings = listWarnings?.(found) ?? [];
  process.stdout.write(`${file}: ${found.length} ${items} loaded\n`);
  for (const warning of warnings) process.stdout.write(`warning: ${warning}\n`);
}

function refuse(message: string, code: number): never {
  process.stderr.write(message);
  process.exit(code);
}
