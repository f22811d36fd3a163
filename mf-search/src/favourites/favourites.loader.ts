import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { readHomeIds } from '../home-ids/home-ids.ts';

export interface FavouritesData {
  /** Homes of a link that somebody shared; none on the visitor's own page, whose homes only the browser knows. */
  shared: { ids: number[]; items: ListingCard[] } | null;
}

/** Homes named in the address are loaded here: such a link works in any browser, without scripts too. */
export async function loader({ api, language, url, signal }: PageLoaderArgs): Promise<FavouritesData> {
  const ids = readHomeIds(url.searchParams);
  if (ids.length === 0) return { shared: null };
  const { items } = await api.get('getListings', { query: { lang: language, id: ids }, signal });
  return { shared: { ids, items } };
}
