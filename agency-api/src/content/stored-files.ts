import type { Database } from '../database/database.ts';
import { eq, inArray } from '../database/drizzle.ts';
import { contentFiles } from '../database/schema/content.ts';
import { testimonialPictures } from '../database/schema/testimonials.ts';

/** Bytes of a picture of the content by its source; null if it is not stored. */
export async function storedFile(database: Database, source: string): Promise<Buffer | null> {
  const { bytes } = contentFiles;
  const [found] = await database.select({ bytes }).from(contentFiles).where(eq(contentFiles.source, source));
  return found?.bytes ?? null;
}

/** Replaces the stored files by these. */
export async function replaceStoredFiles(tx: Database, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const stored = await tx.select({ source: contentFiles.source }).from(contentFiles);
  const known = new Set(stored.map(({ source }) => source));
  const gone = [...known].filter((source) => !files.has(source));
  if (gone.length > 0) await tx.delete(contentFiles).where(inArray(contentFiles.source, gone));
  for (const [source, bytes] of files)
    if (!known.has(source)) await tx.insert(contentFiles).values({ source, bytes });
}

/** Bytes of a published picture by its source; null if there is none. */
export async function pictureOfSource(database: Database, source: string): Promise<Buffer | null> {
  const [found] = await database
    .select({ bytes: testimonialPictures.bytes })
    .from(testimonialPictures)
    .where(eq(testimonialPictures.source, source))
    .limit(1);
  return found ? Buffer.from(found.bytes) : null;
}
