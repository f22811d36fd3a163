import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import type { TestimonialReviewData } from './testimonial-review.loader.ts';

/** Head of the page, which is for the agency. */
export function meta({ href, text, url }: PageMetaArgs<TestimonialReviewData>): PageMeta {
  const title = text('review.title');
  return {
    title,
    paths: localizedPaths(LANGUAGES, (code) => href('testimonial-review', {}, code) + url.search),
    robots: 'noindex, nofollow',
    breadcrumb: [{ label: title }],
    banner: 'title',
  };
}
