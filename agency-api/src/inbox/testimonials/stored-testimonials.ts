import type { TestimonialFields } from 'shared-kit/contracts/api/forms/testimonial';
import { testimonialReviewSchema, type TestimonialReview } from 'shared-kit/contracts/api/testimonial';
import type { Language } from 'shared-kit/domain/languages';
import { slugify } from 'shared-kit/domain/slug';
import { uploadedFile } from 'shared-kit/domain/uploaded-file';
import type { Database } from '../../database/database.ts';
import { and, eq, exists, sql } from '../../database/drizzle.ts';
import { testimonials, testimonialPictures } from '../../database/schema/testimonials.ts';
import { uploads } from '../../database/schema/uploads.ts';

/** A testimonial as its form was received. */
interface ReceivedTestimonial {
  id: string;
  language: Language;
  fields: TestimonialFields;
  /** Origin of the site. */
  site: string | undefined;
}

/** Letters of the id in the address, so that two people of one name have a page each. */
const ID_LETTERS = 4;

/** Stores a testimonial, which waits for the agency. Pass the transaction of the submission. */
export async function storeTestimonial(
  tx: Database,
  { id, language, fields, site }: ReceivedTestimonial,
): Promise<void> {
  const { name, text, webAddress, about, email, picture } = fields;
  const uploadId = picture.map((reference) => uploadedFile(reference)?.id)[0] ?? null;
  const slug = [slugify(name), id.slice(0, ID_LETTERS)].filter(Boolean).join('-');
  await tx
    .insert(testimonials)
    .values({ id, name, text, webAddress, about, email, language, slug, uploadId, site: site ?? null });
}

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
