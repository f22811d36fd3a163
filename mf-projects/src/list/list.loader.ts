import type { ProjectList } from 'shared-kit/contracts/api/project';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { redirectToCanonical } from 'shared-kit/pages/record-page';

/** All projects. The other address of the list leads to the one below which the projects live. */
export async function loader({ api, href, language, signal, url }: PageLoaderArgs): Promise<ProjectList> {
  redirectToCanonical(url, href('projects')!);
  return api.get('listProjects', { query: { lang: language }, signal });
}
