import { redirect } from 'react-router';
import type { ProjectList } from 'shared-kit/contracts/api/project';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { listPath } from 'shared-kit/domain/property-path';

/** All projects. The other address of the list leads to the one below which the projects live. */
export async function loader({ api, language, signal, url }: PageLoaderArgs): Promise<ProjectList> {
  const path = listPath({ language, section: 'projects' });
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  return api.get('listProjects', { query: { lang: language }, signal });
}
