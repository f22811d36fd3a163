import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { testimonialPictures, testimonials } from '../../database/schema/testimonials.ts';
import { openPhoto } from '../../files/pictures/open-photo.ts';
import { visitorSource } from '../../files/pictures/sources/stored-source.ts';
import type { Uploads } from '../../files/uploads/uploads.ts';

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

/** Three times as wide as the site shows one at most, for sharp screens. */
const LARGEST_SIDE = 800;

/** A picture that came with a testimonial, as the site shows it. */
interface DrawnPicture {
  source: string;
  width: number;
  height: number;
  bytes: Buffer;
}

/** Draws what visitors may see of a picture that was uploaded. Throws `PictureUnavailable` for bytes that are none. */
async function drawPicture(upload: AsyncIterable<Buffer>): Promise<DrawnPicture> {
  const photo = await openPhoto(await buffer(upload));
  const { data: bytes, info } = await photo
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
  return {
    source: visitorSource(`${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.webp`),
    width: info.width,
    height: info.height,
    bytes,
  };
}
