import { eq } from '../database/drizzle.ts';
import type { Database } from '../database/database.ts';
import { testimonialPictures } from '../database/schema/testimonials.ts';

/** Bytes of a published picture by its source; null if there is none. */
export async function pictureOfSource(database: Database, source: string): Promise<Buffer | null> {
  const [found] = await database
    .select({ bytes: testimonialPictures.bytes })
    .from(testimonialPictures)
    .where(eq(testimonialPictures.source, source))
    .limit(1);
  return found ? Buffer.from(found.bytes) : null;
}
