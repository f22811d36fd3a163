import { data, redirect } from 'react-router';
import type { PropertyResponse } from 'shared-kit/contracts/api/property';
import type { PageErrorProps, PageLoaderArgs } from 'shared-kit/contracts/page';

/** What the page shows. `address` is the absolute canonical address, for sharing. */
export interface PropertyPageData extends PropertyResponse {
  address: string;
}

/** Largest id that the API accepts (a PostgreSQL `integer`). */
const MAX_ID = 2_147_483_647;

/**
 * The property whose id ends the path. The id alone decides: any other spelling of town, slug, section or project answers
 * 301 to the canonical path, with its query (product A18). Unknown properties end in 404, withdrawn ones in 410.
 */
export async function loader(args: PageLoaderArgs): Promise<PropertyPageData> {
  const { api, language, params, signal, url } = args;
  const answer = await api.get('getProperty', {
    params: { id: propertyId(params.id) },
    query: { lang: language },
    signal,
  });
  const { path } = answer.property;
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  return { ...answer, address: new URL(path, url).href };
}

function propertyId(text = ''): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
  if (id > MAX_ID)
    throw data({ code: 'property-not-found' } satisfies Pick<PageErrorProps, 'code'>, { status: 404 });
  return id;
}
