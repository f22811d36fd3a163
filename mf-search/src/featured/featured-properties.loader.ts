import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { WidgetLoaderArgs } from 'shared-kit/contracts/page';
import { SALE } from 'shared-kit/domain/goal';
import { mixedListings, NEWEST } from './mixed-listings.ts';

export interface FeaturedData {
  items: ListingCard[];
}

/** The properties that the module names, or of the newest of its goal as many as it shows (product M3, M15). */
export async function loader({ api, language, module, signal }: WidgetLoaderArgs): Promise<FeaturedData> {
  if (module.listings) {
    const query = { lang: language, id: module.listings };
    const { items } = await api.get('getListings', { query, signal });
    return { items: items.slice(0, module.maxItems) };
  }
  const { items } = await api.get('searchListings', {
    query: { lang: language, goal: module.goal ?? SALE, pageSize: NEWEST },
    signal,
  });
  return { items: mixedListings(items, module.maxItems) };
}
