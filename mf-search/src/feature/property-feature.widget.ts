import type { WidgetLoaderArgs } from 'shared-kit/contracts/page';
import { cutDescription } from 'shared-kit/domain/description-cut';
import { SALE } from 'shared-kit/domain/goal';
import { largeFeature, NEWEST } from '../featured/mixed-listings.ts';
import type { FeatureData } from './property-feature.tsx';

export { default } from './property-feature.tsx';

const TEXT_LENGTH = 280;

/** Without the sentence that was cut off, if whole ones stay. */
const wholeSentences = (text: string) => /^.{80,}[.!?](?=\s)/su.exec(text)?.[0] ?? text;

export async function loader({ api, language, signal }: WidgetLoaderArgs): Promise<FeatureData> {
  const query = { lang: language, goal: SALE, pageSize: NEWEST };
  const { items } = await api.get('searchListings', { query, signal });
  const listing = largeFeature(items) ?? null;
  if (!listing) return { listing, text: '' };
  const request = { params: { id: listing.id }, query: { lang: language }, signal };
  const { property } = await api.get('getProperty', request);
  const text = wholeSentences(cutDescription(property.description, TEXT_LENGTH));
  return { listing, text, textLanguage: property.descriptionLanguage };
}
