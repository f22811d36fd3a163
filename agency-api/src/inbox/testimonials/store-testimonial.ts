import type { TestimonialFields } from 'shared-kit/contracts/api/forms/testimonial';
import { slugify } from 'shared-kit/domain/slug';
import type { Language } from 'shared-kit/domain/languages';
import { uploadedFile } from 'shared-kit/domain/uploaded-file';
import type { Database } from '../../database/database.ts';
import { testimonials } from '../../database/schema/testimonials.ts';

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
