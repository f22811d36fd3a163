import { eq, sql } from '../database/drizzle.ts';
import type { TestimonialPicture, TestimonialReview } from 'shared-kit/contracts/api/testimonial';
import type { Database } from '../database/database.ts';
import { testimonials } from '../database/schema/testimonials.ts';

/** A testimonial as the agency reads it; undefined when it was erased. */
export async function findReview(database: Database, id: string): Promise<TestimonialReview | undefined> {
  const [found] = await database
    .select({
      name: testimonials.name,
      text: testimonials.text,
      webAddress: testimonials.webAddress,
      about: testimonials.about,
      language: testimonials.language,
      picture: sql<TestimonialPicture>`case
        when exists (select from testimonial_pictures where testimonial_id = ${testimonials.id}) then 'public'
        when exists (select from uploads where uploads.id = ${testimonials.uploadId} and uploads.state = 'kept') then 'private'
        else 'none' end`,
      state: testimonials.state,
      decisions: testimonials.decisions,
    })
    .from(testimonials)
    .where(eq(testimonials.id, id));
  return found;
}
