import { data, isRouteErrorResponse } from 'react-router';
import { isApiProblem } from 'shared-kit/api-client';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { PageErrorProps, PageLoaderArgs } from 'shared-kit/contracts/page';

/** What the page of a property that is gone is told besides the status. */
interface GoneProperty extends Pick<PageErrorProps, 'code'> {
  similar: readonly ListingCard[];
}

/** Ends a loader as the API's answer wants it: a property that is gone (410) leads to similar ones (product P22). */
export async function endLoader(error: unknown, id: number, args: PageLoaderArgs): Promise<never> {
  if (!isApiProblem(error) || error.status !== 410) throw error;
  const { code, status } = error;
  throw data({ code, similar: await similarTo(id, args) } satisfies GoneProperty, { status });
}

/** Without them the page still says what it must. */
async function similarTo(
  id: number,
  { api, language, signal }: PageLoaderArgs,
): Promise<readonly ListingCard[]> {
  const query = { lang: language };
  const answer = await api
    .get('getSimilarListings', { params: { id }, query, signal })
    .catch(() => undefined);
  return answer?.items ?? [];
}

/** What is similar to the property that is gone, out of what the loader ended with. */
export function similarToGone(error: unknown): readonly ListingCard[] {
  if (!isRouteErrorResponse(error)) return [];
  return (error.data as Partial<GoneProperty> | null)?.similar ?? [];
}
