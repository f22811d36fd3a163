import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { deadline, OperatorError } from 'composer/server';
import { and, eq } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';
import { siteSecrets } from '../../database/schema/forms.ts';
import { knownSecret, siteSecret } from '../../database/site-secret.ts';
import type { SealKeys } from './sealed/seal.ts';
import type { FileStore } from '../store/file-store.ts';

const KEY = 'fingerprint of the key of uploads';
const STORE = 'mark of the store of uploads';

/** How long a start waits for the store, in ms. */
const WAIT = deadline(10_000);

const HOW = 'See "Files of visitors" in docs/operations.md.';

interface Uploads {
  keys: SealKeys;
  store: FileStore;
  /** Folder of files on their way. */
  spool: string;
}

/**
 * Makes sure that each process on a database has the key and the store of the others: a file of one could not be read or erased by
 * another. The first one writes down what it has. Throws `OperatorError` that says what is different; `logger` is told when the store
 * does not answer, which keeps no process from starting.
 */
export async function ensureSameUploads(
  database: Database,
  { keys, store, spool }: Uploads,
  logger?: Pick<Logger, 'error'>,
): Promise<void> {
  const faults = [
    await keyFault(database, keys),
    await Promise.race([storeFault(database, store, spool), silence()]).catch((error: unknown) => {
      logger?.error({ err: error }, 'whether UPLOADS is the store of this database cannot be checked');
    }),
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new OperatorError([...faults, HOW].join('\n'));
}

async function silence(): Promise<never> {
  await setTimeout(WAIT, undefined, { ref: false });
  throw new Error('The store does not answer');
}

/** The key of the database is the own one, or becomes it where what the other encrypted can be read. */
async function keyFault(database: Database, keys: SealKeys): Promise<string | undefined> {
  const [own, ...others] = keys.map(fingerprint);
  const known = await siteSecret(database, KEY, own!);
  if (known === own) return undefined;
  if (!others.includes(known))
    return (
      'UPLOADS_KEY (without it the file upload-key of AGENCY_DATA) is not the key of this database: files of visitors ' +
      'were encrypted with another. Give each API the same UPLOADS_KEY; name the key before in UPLOADS_OTHER_KEYS to change it.'
    );
  const { name, value } = siteSecrets;
  await database
    .update(siteSecrets)
    .set({ value: own! })
    .where(and(eq(name, KEY), eq(value, known)));
  return undefined;
}

/** Keys are random: nobody finds one by its fingerprint. */
const fingerprint = (key: Buffer) => createHmac('sha256', key).update(KEY).digest('base64url');

/** A store is known by a file of a random name in it, whatever its address: a folder may be mounted elsewhere, or moved with its files. */
async function storeFault(database: Database, store: FileStore, spool: string): Promise<string | undefined> {
  let mark = await knownSecret(database, STORE);
  if (mark === undefined) {
    const own = `store-${randomBytes(9).toString('base64url')}`;
    await putMark(store, own, spool);
    mark = await siteSecret(database, STORE, own);
    if (mark === own) return undefined;
    await store.remove(own);
  }
  const found = await store.open(mark);
  found?.destroy();
  if (found) return undefined;
  return (
    `UPLOADS is not the store of this database: its file ${mark} is not there. Give each API the same UPLOADS, ` +
    'a shared folder or a bucket; a store that was moved has this file too.'
  );
}

async function putMark(store: FileStore, mark: string, spool: string): Promise<void> {
  await mkdir(spool, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(spool, 'mark-'));
  try {
    const file = join(folder, mark);
    await writeFile(file, 'Tells that this store is the one of a database. Keep it with the other files.\n');
    await store.put(mark, file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
