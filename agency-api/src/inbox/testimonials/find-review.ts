import { and, eq, exists, sql } from '../../database/drizzle.ts';
import { testimonialReviewSchema, type TestimonialReview } from 'shared-kit/contracts/api/testimonial';
import type { Database } from '../../database/database.ts';
import { testimonialPictures, testimonials } from '../../database/schema/testimonials.ts';
import { uploads } from '../../database/schema/uploads.ts';

/** A testimonial as the agency reads it; undefined when it was erased. */
export async function findReview(database: Database, id: string): Promise<TestimonialReview | undefined> {
  const published = database
    .select()
    .from(testimonialPictures)
    .where(eq(testimonialPictures.testimonialId, testimonials.id));
  const kept = database
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, testimonials.uploadId), eq(uploads.state, 'kept')));
  const [found] = await database
    .select({
      name: testimonials.name,
      text: testimonials.text,
      webAddress: testimonials.webAddress,
      about: testimonials.about,
      language: testimonials.language,
      picture: sql`case
        when ${exists(published)} then 'public'
        when ${exists(kept)} then 'private'
        else 'none' end`.mapWith(testimonialReviewSchema.shape.picture.parse),
      state: testimonials.state,
      decisions: testimonials.decisions,
    })
    .from(testimonials)
    .where(eq(testimonials.id, id));
  return found;
}
