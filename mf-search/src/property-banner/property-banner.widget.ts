import type { WidgetLoaderArgs } from 'shared-kit/contracts/page';
import { loader as featured, type FeaturedData } from '../featured/featured-properties.loader.ts';

export { default } from './property-banner.tsx';

/** Those with a picture; without any the banner shows its own, if it has one. */
export async function loader(args: WidgetLoaderArgs): Promise<FeaturedData | undefined> {
  const pictured = (await featured(args)).items.filter(({ picture }) => picture);
  return pictured.length > 0 ? { items: pictured } : undefined;
}
