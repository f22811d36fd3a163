import type { ProjectResponse } from 'shared-kit/contracts/api/project';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { projectLink } from 'shared-kit/domain/project-link';
import { recordId, redirectToCanonical } from 'shared-kit/pages/record-page';

/**
 * The project whose id ends the path. The id alone decides: any other spelling of town or slug answers 301 to the canonical path,
 * with its query (product A18). Unknown projects end in 404.
 */
export async function loader(args: PageLoaderArgs): Promise<ProjectResponse> {
  const { api, href, language, params, signal, url } = args;
  const answer = await api.get('getProject', {
    params: { id: recordId(params.id, 'not-found') },
    query: { lang: language },
    signal,
  });
  redirectToCanonical(url, href(...projectLink(answer.project))!);
  return answer;
}
