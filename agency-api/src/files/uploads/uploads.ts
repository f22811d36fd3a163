import { createReadStream, createWriteStream } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { and, eq, sql } from '../../database/drizzle.ts';
import type { Logger } from 'pino';
import { fileName, LARGEST_FILE, type UploadedFile } from 'shared-kit/domain/uploaded-file';
import type { Database } from '../../database/database.ts';
import { uploads } from '../../database/schema/uploads.ts';
import { cleanPicture } from './incoming/clean-picture.ts';
import { keptType } from './incoming/kept-type.ts';
import type { IncomingFile } from './incoming/receive-form.ts';
import { openWith, sealWith, type SealKeys } from './sealed/seal.ts';
import type { FileStore } from '../store/file-store.ts';
import { isDiskFull, UploadRefused } from './upload-refused.ts';
import type { VirusScan } from './virus-scan.ts';

interface UploadOptions {
  database: Database;
  store: FileStore;
  keys: SealKeys;
  scan?: VirusScan | undefined;
  logger: Logger;
}

/** Files of visitors, from the line to the store and back. */
export interface Uploads {
  /**
   * Keeps a file until a form claims it. Throws `UploadRefused`; nothing is left of the file then.
   * @param sender keyed hash of the address it comes from
   */
  keep(file: IncomingFile, sender: string): Promise<UploadedFile>;
  /** A file that a form has claimed, with its bytes; undefined where there is none. */
  open(id: string): Promise<{ name: string; size: number; bytes: AsyncIterable<Buffer> } | undefined>;
}

export function openUploads(options: UploadOptions): Uploads {
  const { database, store, keys, logger } = options;
  return {
    async keep(file, sender) {
      const id = randomBytes(16).toString('base64url');
      const clean = await examine(file, options).catch((error: unknown) => {
        throw toRefusal(error, logger);
      });
      const upload = { id, name: fileName(file.givenName, clean.type), size: clean.size };
      await database.insert(uploads).values({ ...upload, sender, state: 'writing' });
      try {
        const sealed = `${file.path}.sealed`;
        await pipeline(
          createReadStream(clean.path),
          sealWith(keys),
          createWriteStream(sealed, { mode: 0o600 }),
        );
        await store.put(id, sealed);
        await database.update(uploads).set({ state: 'kept' }).where(eq(uploads.id, id));
      } catch (error) {
        await discard(options, id);
        throw toRefusal(error, logger);
      }
      return upload;
    },
    async open(id) {
      const [upload] = await database
        .select({ name: uploads.name, size: uploads.size })
        .from(uploads)
        .where(and(eq(uploads.id, id), eq(uploads.state, 'kept'), sql`submission_id is not null`));
      if (!upload) return undefined;
      const sealed = await store.open(id);
      if (!sealed) throw new Error(`The store of UPLOADS lacks the file ${id}`);
      return { ...upload, bytes: openWith(keys)(sealed) };
    },
  };
}

/** The file as it is kept: looked through, and drawn anew if it is a picture. */
async function examine(file: IncomingFile, { scan }: UploadOptions) {
  if (file.fault !== undefined) throw file.fault;
  if (file.isTooLarge) throw new UploadRefused('too-large');
  if (file.size === 0) throw new UploadRefused('empty');
  const found = await keptType(file.path);
  await scan?.(file.path);
  if (found === 'pdf') return { type: found, path: file.path, size: file.size };
  const path = `${file.path}.clean`;
  const type = await cleanPicture(file.path, found, path);
  const { size } = await stat(path);
  if (size > LARGEST_FILE) throw new UploadRefused('too-large');
  return { type, path, size };
}

/** What the visitor is told; whoever runs the site is told of faults that are its own. */
function toRefusal(error: unknown, logger: Logger): UploadRefused {
  if (error instanceof UploadRefused) {
    if (error.fault === 'unchecked')
      logger.error({ err: error.cause }, 'files cannot be checked for viruses');
    return error;
  }
  const reason = isDiskFull(error) ? 'the disk is full' : 'the store failed';
  logger.error({ err: error }, `a file of a visitor cannot be kept: ${reason}`);
  return new UploadRefused('storage', { cause: error });
}

/** What cannot be removed now is removed by the next sweep. */
async function discard({ database, store, logger }: UploadOptions, id: string): Promise<void> {
  try {
    await store.remove(id);
    await database.delete(uploads).where(eq(uploads.id, id));
  } catch (error) {
    logger.error({ err: error, upload: id }, 'half a file of a visitor is left for the next sweep');
  }
}
