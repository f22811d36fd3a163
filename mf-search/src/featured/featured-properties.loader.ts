import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { WidgetLoaderArgs } from 'shared-kit/contracts/page';
import { SALE } from 'shared-kit/domain/goal';
import { mixedListings, NEWEST } from './mixed-listings.ts';

export interface FeaturedData {
  items: ListingCard[];
}

/** Of the newest listings of the module's goal, as many as it shows (product M3). */
export async function loader({ api, language, module, signal }: WidgetLoaderArgs): Promise<FeaturedData> {
  const { items } = await api.get('searchListings', {
    query: { lang: language, goal: module.goal ?? SALE, pageSize: NEWEST },
    signal,
  });
  return { items: mixedListings(items, module.maxItems) };
}
