import { eq } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';
import { testimonialPictures, testimonials } from '../../database/schema/testimonials.ts';
import type { Uploads } from '../../files/uploads/uploads.ts';
import { drawPicture, type DrawnPicture } from './draw-picture.ts';

/** Draws the picture that came with a testimonial; undefined where none came, or where it was erased since. */
export async function drawSentPicture(
  database: Database,
  uploads: Pick<Uploads, 'open'>,
  id: string,
): Promise<DrawnPicture | undefined> {
  const [sent] = await database
    .select({ uploadId: testimonials.uploadId })
    .from(testimonials)
    .where(eq(testimonials.id, id));
  const upload = sent?.uploadId ? await uploads.open(sent.uploadId) : undefined;
  return upload && drawPicture(upload.bytes);
}

/** Shows a picture to visitors, or none. Pass the transaction of the decision. */
export async function replacePicture(
  tx: Database,
  testimonialId: string,
  picture: DrawnPicture | undefined,
): Promise<void> {
  await tx.delete(testimonialPictures).where(eq(testimonialPictures.testimonialId, testimonialId));
  if (picture) await tx.insert(testimonialPictures).values({ testimonialId, ...picture });
}

/** What visitors see of a testimonial's picture; undefined while it is not published. */
export async function publicPicture(database: Database, id: string): Promise<Buffer | undefined> {
  const [found] = await database
    .select({ bytes: testimonialPictures.bytes })
    .from(testimonialPictures)
    .where(eq(testimonialPictures.testimonialId, id));
  return found && Buffer.from(found.bytes);
}
