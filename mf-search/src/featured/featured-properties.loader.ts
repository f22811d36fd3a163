import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { WidgetLoaderArgs } from 'shared-kit/contracts/page';
import { SALE } from 'shared-kit/domain/goal';

export interface FeaturedData {
  items: ListingCard[];
}

/** The newest listings of the module's goal, as many as it shows (product M3). */
export async function loader({ api, language, module, signal }: WidgetLoaderArgs): Promise<FeaturedData> {
  const { items } = await api.get('searchListings', {
    query: { lang: language, goal: module.goal ?? SALE, pageSize: module.maxItems },
    signal,
  });
  return { items };
}
