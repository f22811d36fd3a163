import { isApiProblem } from 'shared-kit/api-client';
import type { PageLoaderArgs, PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';
import type { TestimonialReviewData } from './testimonial-review-page.tsx';

export { default } from './testimonial-review-page.tsx';
export { action } from './testimonial-review.action.ts';

/** The page that the agency's mail leads to, with `?token=`. */
export async function loader({ api, signal, url }: PageLoaderArgs): Promise<TestimonialReviewData> {
  const token = url.searchParams.get('token') ?? '';
  try {
    return { token, review: await api.get('getTestimonialReview', { query: { token }, signal }) };
  } catch (error) {
    if (isApiProblem(error) && error.status < 500) return { token, review: undefined };
    throw error;
  }
}

/** For the agency, which gets its link by mail. */
export const meta = (args: PageMetaArgs<unknown>): PageMeta => ({
  ...formMeta(args, 'testimonial-review', 'review.title', args.url.search, args.actionData !== undefined),
  robots: 'noindex, nofollow',
});
