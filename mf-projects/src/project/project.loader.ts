import { redirect } from 'react-router';
import type { ProjectResponse } from 'shared-kit/contracts/api/project';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { projectLink } from 'shared-kit/domain/listing-link';
import { unitChoice, type UnitChoice } from '../price-list/unit-choice.ts';
import { recordId, redirectToCanonical } from 'shared-kit/pages/record-page';

export interface ProjectData extends ProjectResponse {
  /** Which units the price list shows. */
  choice: UnitChoice;
}

/**
 * The project whose id ends the path. The id alone decides: any other spelling of town or slug answers 301 to the canonical path,
 * with its query (product A18). A project that is presented elsewhere leads there (product N7). Unknown projects end in 404.
 */
export async function loader(args: PageLoaderArgs): Promise<ProjectData> {
  const { api, href, language, params, signal, url } = args;
  const answer = await api.get('getProject', {
    params: { id: recordId(params.id, 'not-found') },
    query: { lang: language },
    signal,
  });
  const { externalUrl } = answer.project;
  if (externalUrl) throw redirect(externalUrl, 302);
  redirectToCanonical(url, href(...projectLink(answer.project))!);
  return { ...answer, choice: unitChoice(url) };
}
