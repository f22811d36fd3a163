import { asc, eq } from '../database/drizzle.ts';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { belgianDay } from '../clock/belgian-day.ts';
import type { Database } from '../database/database.ts';
import { testimonialPictures, testimonials } from '../database/schema/testimonials.ts';
import { pageFileSchema, type PageFile } from './schemas/page.ts';

/** Page that testimonials stand below, if the agency's content has it. */
const PARENT = 'testimonials';
const ID_LETTERS = 8;

/**
 * Pages of the testimonials that visitors sent and the agency published (product V40), below the same page as those of the content. Each
 * is there in every language, and says in which it was written.
 */
export async function publishedTestimonials(
  database: Database,
  pages: readonly PageFile[],
): Promise<PageFile[]> {
  const parent = pages.find(({ page }) => page === PARENT);
  if (!parent) return [];
  const found = await database
    .select({
      words: testimonials,
      picture: {
        source: testimonialPictures.source,
        width: testimonialPictures.width,
        height: testimonialPictures.height,
      },
    })
    .from(testimonials)
    .leftJoin(testimonialPictures, eq(testimonialPictures.testimonialId, testimonials.id))
    .where(eq(testimonials.state, 'published'))
    .orderBy(asc(testimonials.createdAt));
  // What was sent once must never keep the rest of the content from being read.
  return found.flatMap(({ words, picture }) => {
    const { id, slug, name, text, webAddress, language, createdAt } = words;
    const key = `testimonial-${id.slice(0, ID_LETTERS)}`;
    const named = Object.fromEntries(LANGUAGES.map((code) => [code, name]));
    return parsePage({
      page: key,
      title: named,
      status: 'Published',
      parent: PARENT,
      paths: Object.fromEntries(
        Object.entries(parent.paths).map(([code, path]) => [code, `${path}/${slug}`]),
      ),
      originalPaths: [`/testimonials/${slug}/`],
      metadata: { metadataDescription: { [language]: text } },
      testimonial: {
        name,
        text: { [language]: text },
        website: webAddress || null,
        date: belgianDay(new Date(createdAt)),
        writtenIn: language,
        image: picture && { id: key, alt: named, ...picture },
      },
    });
  });
}

const parsePage = (page: unknown): PageFile[] => {
  const { data } = pageFileSchema.safeParse(page);
  return data ? [data] : [];
};
