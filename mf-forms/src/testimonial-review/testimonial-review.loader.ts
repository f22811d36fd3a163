import { isApiProblem } from 'shared-kit/api-client';
import type { TestimonialReview } from 'shared-kit/contracts/api/testimonial';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';

export interface TestimonialReviewData {
  token: string;
  /** Undefined where the link belongs to nothing, or to something that was erased. */
  review: TestimonialReview | undefined;
}

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
