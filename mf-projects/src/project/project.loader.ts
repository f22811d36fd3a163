import { data, redirect } from 'react-router';
import type { ProjectResponse } from 'shared-kit/contracts/api/project';
import type { PageErrorProps, PageLoaderArgs } from 'shared-kit/contracts/page';

/** Largest id that the API accepts (a PostgreSQL `integer`). */
const MAX_ID = 2_147_483_647;

/**
 * The project whose id ends the path. The id alone decides: any other spelling of town or slug answers 301 to the canonical path,
 * with its query (product A18). Unknown projects end in 404.
 */
export async function loader({
  api,
  language,
  params,
  signal,
  url,
}: PageLoaderArgs): Promise<ProjectResponse> {
  const answer = await api.get('getProject', {
    params: { id: projectId(params.id) },
    query: { lang: language },
    signal,
  });
  const { path } = answer.project;
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  return answer;
}

function projectId(text = ''): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
  if (id > MAX_ID) throw data({ code: 'not-found' } satisfies Pick<PageErrorProps, 'code'>, { status: 404 });
  return id;
}
